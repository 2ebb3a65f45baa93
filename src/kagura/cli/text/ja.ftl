# コマンドライン、日本語。項目は en.ftl と同じ。

cli-rules-version =（規則 { $version }）
cli-options = オプション（--option 名前=値）：
cli-default =（標準）
cli-you = あなた
cli-player = プレイヤー{ $n }
cli-hint = 番号を入力して選びます。? でできない理由、help でほかのコマンドを表示します。
cli-prompt = > { "" }
cli-log = 起きたこと
cli-no-legend = ここでは図を使わず、すべて文で伝えます。
cli-log-empty = まだ何も起きていません。
cli-resumed = { $n }手目の続きから始めます。
cli-resumed-over = この対局は終わっています（{ $n }手）。
cli-what-to-type = { $first }～{ $last }の番号か記号を入力。? 理由、me 自分、undo 戻す、log 記録、help 説明
cli-curtain = 次は{ $name }（{ $who }）です。席を替わり、ほかの人は画面を見ないでください。
cli-confirm = Enterで続行、undoで取り消し > { "" }
cli-press-enter = 準備ができたらEnterを押してください。{ "" }
cli-no-such-number = 番号は{ $first }から{ $last }までです。
cli-not-understood = 「{ $text }」は選択肢でもコマンドでもありません。一覧の番号か help を入力してください。
cli-needs-level = { $text }には続きが要ります（例：{ $text } { $example }）。? { $text } でできない理由を示します。
cli-not-possible = { $notation }はできません。{ $reason }
cli-no-such-level = { $text }はありません。{ $word }に続けて入力できるのは{ $endings }です。
cli-is-possible = { $notation }はいまできます：{ $words }
cli-impossible = いまできないこと：
cli-all-possible = いまできないことはありません。
cli-and-more = { $shown } ほか{ $n }件
cli-range = { $first }～{ $last }
cli-separator = 、
cli-no-such-seat = 席はAから{ $last }までです。
cli-rule-which = 規則の番号を付けてください。例：規則 { $rule }（番号は記録とできない理由に出ています）。分類は次のとおりです：
cli-rule-source = 出典：{ $source }
cli-rule-unknown = { $name }という規則はありません。
cli-saved = { $path }に保存しました。以後は1手ごとに保存します。
cli-save-where = ファイル名を付けてください。例：save evening.txt
cli-save-exists = { $path }はすでにあります。別の名前にしてください。
cli-quit-unsaved = この対局はまだ保存されていません。save ファイル名 で保存、もう一度 quit で保存せずに終わります。
cli-left = 終了します。対局は保存されていません。次からは --record ファイル名 で保存できます。
cli-left-saved = 終了します。対局は{ $path }にあります。続きは kagura play --resume { $path }
cli-result = 結果
cli-seed = シード：{ $seed }
cli-kept = 対局は{ $path }にあります。kagura replay { $path } で見直せます。
cli-help = 番号：その選択肢に決める
    記号：{ $notation }
    ? または 理由：できないことをすべて理由ごとに表示。? { $example } でその理由
    undo または 戻す：自分の直前の決定を取り消す（誰も何も知らないうちに限る）
    board または 盤：卓をもう一度表示。legend または 凡例：記号の意味。me または 自分：自分の盤。seat B または 席 B：ほかの人の盤
    score または 得点：ここまでの点。log または 記録、log 50：起きたこと
    rule または 規則：規則の分類。規則 { $rule }：その規則。save または 保存 ファイル名。quit または 終了

## コマンドの言葉（空白で区切る）

command-why = why 理由
command-undo = undo u 戻す 取消
command-log = log l 記録
command-board = board table 盤
command-legend = legend signs 凡例
command-seat = me seat player 自分 席
command-score = score points 得点
command-rule = rule rules 規則
command-help = help h 説明 ヘルプ
command-save = save 保存
command-quit = quit exit q 終了

## 取り消し

undo-done = 取り消しました。
undo-nothing = まだ何も決めていません。
undo-drawn = 取り消せません。そのあとでランダムに引いたものがあります。
undo-acted = 取り消せません。そのあとで{ $name }が行動しました。
undo-confirm = kagura play --confirm で始めると手番のあとにEnterを待つので、取り消しが間に合います。
undo-learned = 取り消せません。{ $name }がそれで何かを知りました。

## サーバー

cli-serving = 神楽の準備ができました：{ $url }
cli-serving-data = 卓は { $folder } に保存します。Ctrl-Cで止まり、次に起動すると続きから遊べます。
cli-serving-beyond = 同じネットワークの人も接続できます。それより広く公開するときは、TLSに対応したプロキシを前に置いてください（--origin https://...）。

## 卓の管理

admin-no-tables = ここに卓はありません。
admin-open = 募集中
admin-running = 対局中
admin-over = 終了
admin-written = { $file }
admin-taken-in = 卓 { $table } を取り込みました。
admin-pruned = { $n }卓を削除しました。
admin-would-prune = { $n }卓が削除の対象です。
admin-backed-up = { $file }（{ $size } MB、検査済み）
