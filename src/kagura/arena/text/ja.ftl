# シミュレーションの文言。キーは en.ftl と共通。

sim-title = { $game }：{ $matches } 対局、シード { $seed }
sim-options = オプション：{ $options }
sim-stopped = 途中で中断しました。{ $wanted } 対局のうち { $done } 対局が終了しており、表はその結果です。
sim-nothing = 途中で中断しました。終了した対局はありません。
sim-playing = 対局中
sim-rate = { $rate } 対局/秒
sim-results = 結果
sim-sources = 1 対局あたりの得点の内訳
sim-counts = そのほかの数（1局あたり）
sim-matches = 対局数
sim-wins = 勝率
sim-interval = 95 %
sim-points = 得点
sim-deviation = ±
sim-decisions = 1 対局あたりの選択：{ $mean }
sim-measure = { $name }：{ $values }
sim-endings = 終了：{ $values }
sim-count = { $name } ×{ $count }
sim-group-player = プレイヤー
sim-group-bot = ボット
sim-group-seat = 席
sim-written = 書き込みました：{ $file }
