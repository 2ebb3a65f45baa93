# クライアント側の文。キーと引数はen.ftlと同じ（テストで照合する）。

slogan = 神事のゲームを遊ぶ卓。登録不要、できない手は選べません。
language = 言語
close = 閉じる
open = 開く
cancel = やめる
try-again = もう一度
show-more = 残り{ $n }件
opening = 開いています…
no-server = サーバーから応答がありません。
no-games = このページで表示できるゲームがありません。
mishap = 画面を表示できませんでした
mishap-words = 対局はサーバーに保存されています。
reload = 読み込み直す
lost = ここには何もありません
lost-words = このアドレスに卓はありません。
all-tables = 卓の一覧
rules = ルール
home = Kagura、卓の一覧へ

## 設定

settings = 設定
theme = 明るさ
theme-system = 端末に合わせる
theme-light = 明るい
theme-dark = 暗い
theme-light-on = 明るい配色にする
theme-dark-on = 暗い配色にする
setting-sound = 手番を音で知らせる
setting-piece-sound = 駒が置かれたら小さな音を鳴らす
setting-notify = 手番をブラウザの通知で知らせる
setting-letter-keys = 文字キーでアクションを選ぶ
setting-confirm = 戻せない形で手番を終える前に確認する
setting-still = 動きを止める

## ロビー

skip-to-page = 本文へ進む
skip-to-start = 開始ボタンへ
continue = 続ける
kept-here = この端末に保存
continue-none = 参加した卓がここに並びます。
result = 結果
forget = 一覧から外す
just-now = たった今
paste-invite = 招待リンクを貼り付け
watch-bots = ボット同士を観戦
open-record = 棋譜を開く
record-drop = このページにファイルを置いても開けます
record-drop-now = ここで放すと開きます
record-one = ファイルは1つずつ開いてください。
record-unreadable = このファイルは読めません。
record-too-large = ファイルが大きすぎます。対局の棋譜ではありません。
look-at = 見る
choose-game = ゲームを選ぶ
game = ゲーム
players = 人数
time = 時間
minutes = { $n }分
bots = ボットあり
who-sits-where = 席決め
seat = { $n }番席
bot-level = { $n }番席のボットの強さ
seat-me = 自分
seat-bot = ボット
seat-open = 招待
seat-hotseat = 同じ端末
your-name = あなたの名前
their-name = 相手の名前
seat-me-words = 順番はくじで決まります。
seat-open-words = 卓を立てると招待リンクができます。
seat-hotseat-words = この端末で交代して遊びます。
seats-note = 席のリンクを持つ人は誰でも座れます。空いた席は、誰かが座るまでボットが受け持ちます。
options = オプション
option-is = { $question }：{ $answer }
options-more = { $changed ->
    [0] ほか{ $n }項目（すべて標準）
   *[other] ほか{ $n }項目（{ $changed }件変更）
 }
options-fewer = 項目をたたむ
house-values = { $n }個の値は独自
house-why = 原作にあって資料にない値は、独自の値で補っています。原作を持っている人は直せます。
clock = 持ち時間
clock-words = 考えられる時間
clock-none = なし
clock-quick = 各10分＋1手5秒
clock-calm = 各30分＋1手10秒
clock-move = 1手2分
clock-day = 1手1日
clock-days = 1手3日
timeout = 時間切れのとき
timeout-bot = ボットに任せる
timeout-skip = 飛ばす
hints = ヒント
hints-words = ボットならどうするかと、その理由
extra-seed = シード
extra-words-seed = 同じシードなら同じ対局になります
extra-none-seed = 自動で決定
extra-webhook = Webhook
extra-words-webhook = 手番を知らせる先のアドレス
extra-none-webhook = なし
seats-summary = { $n }席：{ $who }
count-me = 自分
count-bot = ボット{ $n }
count-open = 招待{ $n }
count-hotseat = 同じ端末{ $n }
start-table = 卓を始める

## 卓

skip-to-choices = 選択肢へ
views = 画面
tab-board = 盤
tab-own = 自分の盤
tab-players = 相手
tab-log = 記録
log = 記録
players-region = プレイヤー
your-turn = あなたの番
your-turn-as = あなたの番：{ $name }
sentence = { $words }。
said-of = { $name }：{ $words }
your-turn-asked = あなたの番です。{ $question }
then = 次は{ $names }
waiting-for = { $names }を待っています
nobody-asked = 待機中
name-with-person = { $name }（{ $person }）
bots-think = { $names }が考えています
game-over = 終局
taken-back = 戻しました
away = 離席中
is-away = { $name }は離席中です
bot-steps-in = ボットに任せる
bot-for-you = ボットが代わりにプレイしています。
take-back-seat = 自分でプレイする
reconnecting = 再接続しています…
connecting = 接続しています…
watching = 観戦中です。
watching-short = 観戦者
undo = 戻す
redo = やり直す
nothing-to-undo = 戻せる手はありません
nothing-to-redo = やり直せる手はありません
press-again = { $choice }：もう一度押すと決定
ask-undo = 戻す許可を求める
undo-asked-you = 手を戻す許可を求めました。{ $names }の返事を待っています。
undo-asked = { $name }が自分の最後の手まで戻したいと言っています（その後の手もすべて戻ります）。
undo-refused = 手を戻す申し出は断られました。
agree = 認める
refuse = 断る
withdraw = 取り下げる
hint = ヒント
hint-not-now = あなたの番のときだけ使えます
hint-of-coach = 案内役が次の手を示しています
hint-off = この卓では使えません
hint-thinking = ボットが考えています…
share = リンク
menu = メニュー
rename = 名前を変える
resign = 投了する
resigned = 投了しました。ボットが代わりにプレイしています。
resign-words = この対局から抜け、以後はボットがプレイします。取り消せません。
stand-in = ボットに代わってもらう
keys-help = キー操作
record = 棋譜を保存
replay = 振り返る
command = コマンド
command-press = /キーで入力
command-hint = { $examples }…（/キー）
command-where = 記法で入力
log-set-up = 準備
log-decided = { $who }：
at-moment = { $n }手目を見る
by-clock = 時間切れ
since = 前の手番のあとに{ $n }件の動きがありました。
watch-reel = 見る
watch-since = 前の手番からの動きを見る
skip = 飛ばす
reel-at = { $n }／{ $of }
clock-of = { $name }の持ち時間
pass-on = 次は{ $name }の番です。
pass-device = 端末を渡す
curtain-words = 端末を渡してください。ほかの人は画面を見ないでください。
curtain-go = { $name }です
save = 保存

zoom = 盤の大きさ
zoom-in = 拡大
zoom-out = 縮小
zoom-fit = 盤全体

## リンク

share-title = この卓のリンク
link-invite = { $name }（空席）
link-watch = 観戦用
link-mine = 自分の席（別の端末で使う）
link-mine-warning = このリンクを持つ人は、あなたとしてプレイできます。
copy = コピー
copied = コピーしました

## 開始前

waiting-room = 参加者を待っています
waiting-room-words = リンクを1人に1つずつ送ってください。開いた人がその席に座れます。
start-now = 今すぐ始める
start-now-words = 空席は、誰かが座るまでボットがプレイします。
place = { $n }番
place-open = 空席
join-title = { $name }からの招待
join-words = 「{ $game }」の卓に空席があります。
join-title-plain = 空席があります
take-place = 席に着く
no-place = この卓に席がありません
no-place-words = この卓は、参加者が送るリンクから開けます。
place-taken = この席にはもう別の人が座っています。
place-gone = このリンクではもう開けません。
cannot-draw = このページでは「{ $game }」を表示できません。

## キー操作

keys-move = 盤や選択肢の中を動く
keys-choices = その文字や数字が付いた行動・レベル・答えを選ぶ
keys-number = 番号で盤のマスを選ぶ
keys-do = 選んでいる手に決める
keys-leave = 下見をやめる、開いたものを閉じる
keys-panels = 記録、相手、自分の盤へ
keys-command = コマンド入力
keys-review = 振り返りで1手動く
keys-review-ends = 最初と最後
keys-off = 文字キーは設定で切られています。

## 終局

wins = { $names }の勝ち
you-win = { $n }点差であなたの勝ちです。
won-by = { $n }点差です。
won-on-tie = 同点のため、ルールの順で決まりました。
points = 点
review-match = この対局を振り返る
play-again = もう一局
rematch-here = 新しい卓ができました。
rematch-go = そちらへ移る
seed = シード
seed-unpromised = 事前の約束はありません
seed-sealed = 開始時に封じたシード
seed-matches = 開始時に示したハッシュと一致
seed-differs = 開始時に示したハッシュと一致しません
seed-unchecked = kagura record verify で照合できます
decisions = 手数
rules-version = ルール
content-own = 内容は変更あり
content-shipped = 内容は標準
you = あなた
person-online = オンライン

## 振り返り

review = 振り返り
review-record = 棋譜
first = 最初
last = 最後
next = 次の手
previous = 前の手
next-turn = 次の手番
previous-turn = 前の手番
next-day = 次の日
previous-day = 前の日
play = 再生
pause = 止める
scrubber = 手
moment-of = { $n }手目（全{ $of }手）
eyes = 視点
eyes-all = 全員
copy-moment = リンクをコピー
back-to-table = 卓に戻る
back-to-result = 結果へ
speed = 速さ
open-hands = すべての手札を公開中

## 卓の名前

plant-0 = 松 { $n }
plant-1 = 梅 { $n }
plant-2 = 桜 { $n }
plant-3 = 藤 { $n }
plant-4 = 菖蒲 { $n }
plant-5 = 牡丹 { $n }
plant-6 = 萩 { $n }
plant-7 = すすき { $n }
plant-8 = 菊 { $n }
plant-9 = 紅葉 { $n }
plant-10 = 柳 { $n }
plant-11 = 桐 { $n }

## ルール

rules-words = すべてのルールの番号と、それぞれの値の出どころ。
rules-skip = ルールの本文へ
rules-contents = 目次
rules-search = ルールを検索
rules-found = { $n }件
rules-none = これらの語をすべて含むルール、用語、値はありません。
rules-terms = 用語
rules-options = オプション
rules-options-words = 読み方の分かれるルールはオプションになっています。濃い表示が標準です。
rules-default = 標準
rules-values = 値とその出どころ
rules-values-words = { $house ->
    [0] 内容ファイルの値は{ $n }個です。卓の持ち主が直せます。
   *[other] 内容ファイルの値は{ $n }個、うち{ $house }個は独自の取り決めです。資料にないため私たちが定めたもので、卓の持ち主が直せます。
}
rules-house-count = 独自の値{ $n }個
rules-programs = プログラムを書く人へ
rules-english = ルールの全文は英語だけです。上に短い日本語の文があります。
rules-rule = ルール{ $rule }
rules-link = ルール{ $rule }へのリンク
rules-back = { $rule }に戻る
rules-all = ルール全体で見る
rules-unknown = { $rule }について、これ以上の説明はありません。
rules-source = 出典：{ $source }
rules-house = 独自の取り決め
rules-part-house = 一部は独自の取り決め
rules-part = 一部：{ $what }
rules-owner = 持ち主が変更
rules-inferred = 推定
rules-drawing = 記号による図。前後の文が同じ内容を説明しています

## 手ほどき

lesson = 案内役
lesson-try = 案内役と遊んでみる
lesson-leave = 手ほどきをやめる
lesson-next = 次へ
lesson-back = 戻る
lesson-show = これを選ぶ
lesson-step = { $n } / { $all }
lesson-advice = 私なら{ $notation }を選びます。{ $why }
lesson-thinking = 考えています…
lesson-others = ほかの人が行動しています。
lesson-return = 取り消して手ほどきに戻る
lesson-done = 続けて遊ぶ
