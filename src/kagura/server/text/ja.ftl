# サーバーが卓の人に伝えること。項目は en.ftl と同じ。

## 名前

name-of-player = プレイヤー{ $n }
and = と
bot-random = 初級
bot-random-words = 思いつくままにプレイする
bot-greedy = 中級
bot-greedy-words = 目の前の最善手を選ぶ
bot-search = 上級
bot-search-words = 数手番先まで読む

## 卓の一覧

your-turn = あなたの番です
waiting-for = { $names }を待っています
waiting-places = 空いている席があと{ $n }つあります
won-by = { $names }の勝ち
record-open = { $n }手までの棋譜

## 記録

sealed-decision = 伏せた決定

## 卓のアドレスへの通知

notice-turn = 「{ $game }」であなたの番です
notice-turn-on = 「{ $game }」{ $day }：あなたの番です
notice-text = { $name }さん、{ $headline } { $link }

## 取り消せない理由

undo-drawn = 取り消せません。そのあとでランダムに引いたものがあります。
undo-acted = 取り消せません。そのあとで{ $name }が行動しました。
undo-learned = 取り消せません。{ $name }がそれで何かを知りました。

## サーバーが断ること

error-asked-already = すでに取り消しの相談が出ています。
error-bad-answer = { $n }番目の答えは受け付けられません：{ $why }
error-bad-clock = 持ち時間は1秒以上にしてください。
error-bad-message = メッセージの内容が正しくありません：{ $why }
error-bad-name = 名前は1行の文字にしてください。表示できない記号が含まれています。
error-bad-option = { $why }
error-bad-position = { $why }
error-bad-seed = シードは1～60文字の1行にしてください。
error-bad-webhook = Webhookにはhttp://またはhttps://で始まるアドレスを指定してください。
error-binary = メッセージは文字で送ってください。バイナリは読みません。
error-bot-plays = いまはボットが代わりにプレイしています。先に自分の席へ戻ってください。
error-busy = 卓が混み合っています。もう一度試してください。
error-hello-first = 最初のメッセージで卓とトークンを示してください。
error-illegal = それはできません。
error-invite = これは席への招待リンクです。先に席に着いてください。
error-left = この対局からはすでに抜けています。
error-malformed = メッセージがJSONではありません：{ $why }
error-method = このアドレスではその方法の要求を受け付けません。
error-name-too-long = 名前は{ $most }文字までです。
error-no-bearer = トークンを Authorization: Bearer ヘッダーで送ってください。
error-no-bot = そのボットはありません。使えるのは { $bots } です。
error-no-face = { $game } はまだブラウザでは遊べません。
error-no-game = そのゲームはありません。使えるのは { $games } です。
error-no-lesson = { $game }には手ほどきがありません。
error-no-hints = この卓ではヒントを使いません。
error-no-invite = このリンクは席への招待ではありません。
error-no-moment = この対局はまだ{ $last }手です。
error-no-positions = { $game }には、自分で作れる盤面がありません。
error-no-seat = この対局にその席はありません。
error-no-such-person = その席に人はいません。
error-no-address = このアドレスには何もありません。
error-no-table = その卓はここにありません。
error-not-asked = その席はいま何も求められていません。
error-not-away = ボットが代われるのは、その人が離れている間だけです。
error-not-here = それはここでは頼めません。
error-not-json = Content-Type: application/json を付けて、JSONを送ってください。
error-not-over = それは対局が終わってから見られます。
error-not-started = 対局はまだ始まっていません。
error-not-your-place = それができるのは、その席の本人だけです。
error-not-your-seat = それはあなたの席ではありません。
error-notation = 「{ $text }」はここで選べる行動ではありません。
error-nothing-asked = 取り消しの相談はもう終わっています。
error-nothing-to-take-back = まだ何も決めていません。
error-one-of-two = 行動の番号か記号の、どちらか一方を送ってください。
error-not-text = Content-Type: text/plain を付けて、棋譜をテキストで送ってください。
error-origin = このページからはこのサーバーを使えません。
error-other-table = この接続は別の卓のものです。新しく接続してください。
error-other-version = この卓は別の版のルールで作られたため、ここでは開けません。
error-over = 対局は終わっています。
error-protocol = ページとサーバーの版が違います（ページは{ $given }、サーバーは{ $wanted }）。ページを読み込み直してください。
error-record-cut-short = 棋譜が{ $line }行目で途切れています。最後の行がなく、ファイルが完全ではありません。
error-record-edited = { $line }行目がそれまでの行と合いません。棋譜が書き換えられたか、壊れています。
error-record-empty = ファイルが空です。
error-record-foreign = 対局の棋譜ではありません。棋譜は「kagura record 1」で始まるテキストです。
error-record-newer = { $line }行目：この棋譜は、このサーバーより新しいKaguraで作られています。
error-record-no-game = { $line }行目：この棋譜のゲームは、このサーバーにありません。
error-record-other-content = { $line }行目：この対局は、このサーバーと異なる内容（コンテンツ）で行われています。
error-record-other-version = { $line }行目：この対局は、このサーバーと異なるバージョンのルールで行われています。
error-record-saved-anew = { $line }行目：ほかのプログラムが改行や文字コードを変えています。保存したときのままのファイルを使ってください。
error-record-seal = シードが、棋譜にある約束のハッシュと合いません。棋譜が書き換えられています。
error-record-too-large = ファイルが大きすぎます。対局の棋譜ではありません。
error-seed-with-others = シードを選ぶ人は何が引かれるかを知ることになります。すべての席が自分かボットのときだけ選べます。
error-server = サーバーで問題が起きました。何も変わっていません。あとでもう一度試してください。
error-so-already = すでにそうなっています。
error-stale = その間に卓が変わりました。もう一度確かめてください。
error-started = 対局はすでに始まっています。
error-taken = この席はすでに埋まっています。
error-time-is-up = 持ち時間が切れました。この手はボットに任せて、そのあとで席に戻ってください。
error-token = このリンクでは卓を開けません。
error-too-fast = 一度に送りすぎです。少し待ってください。
error-too-large = メッセージが長すぎます。{ $most }バイトまでです。
error-undo-acted = 取り消せません。そのあとでほかの人が行動しました。
error-undo-drawn = 取り消せません。そのあとでランダムに引いたものがあります。
error-undo-learned = 取り消せません。それで何かを知った人がいます。
error-undo-nothing = まだ何も決めていません。
error-watching = 観戦者にはできません。
error-webhook-own-net = このサーバーはそのアドレスには通知を送りません。公開されたアドレスで、ポートは80、443、または1024以上にしてください。
error-worn-out = この卓では出来事が多くなりすぎたため、あとは行動の選択しかできません。
error-wrong-places = このオプションの席は{ $wanted }つです（{ $given }つではありません）。
