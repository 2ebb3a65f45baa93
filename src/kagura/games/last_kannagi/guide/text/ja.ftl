# 最後の巫女をはじめて遊ぶ人への説明。項目は en.ftl と同じ。

## はじめの一日

lesson-title = はじめの一日
lesson-words = 案内役といっしょに最初の一日を遊びます。約{ $minutes }分、先に読むものはありません。
lesson-strayed = ご自分の道を選びましたね。それでかまいません。ここからは私ならどうするかをお伝えします。決めるのはあなたです。

lesson-goal = あなたは巫女のひなたです。世界には赤・青・黄・紫の穢れがあります。歩いて穢れを取り込み、浄化し、分社を建てましょう。五日が終わって点がいちばん多い人の勝ちです。
lesson-clock = 一日は24時間で、どの行動にも時間がかかります。使った時間がいちばん少ない人が次に行動します。長い行動のあとは、しばらくほかの人の番です。
lesson-own = これはあなたの盤です。体内には耐性の5まで穢れが入ります。浄化した穢れは浄化済み置き場へ移します。手元の分社チップは、建てると分社になります。
lesson-cards = あなたの啓示4枚です。ほかの人には見えません。条件を満たすと、すぐに点になります。1枚は体内がいっぱいになれば達成です。昼までに満たせます。

lesson-walk = 移動のレベル4を選びましょう。4時間かかり、移動力は6です。
lesson-walk-1 = 1番へ進みます。1歩に1、そこの穢れ1個ごとにさらに1かかります。入ったマスの穢れは、すべて取り込みます。
lesson-walk-2 = 続いて2番へ。
lesson-walk-3 = そして3番へ。移動力を使い切り、移動はここで終わります。
lesson-walk-3-after = そのあいだに美刀と楓が祈祷をして、8時まで進みました。あなたは4時なので、しばらく続けて行動できます。
lesson-build = ここに分社を建てましょう。周りの穢れのパワーは4、レベル2でちょうど足ります。歩いて減らしたおかげです。
lesson-build-after = 最初の1点です。これからは本社だけでなく、ここでも祈祷・加護・奉納ができます。
lesson-pray = 祈祷のレベル1です。1時間で、体内の穢れを1個浄化します。
lesson-pray-colour = 青を選びましょう。
lesson-bless = 次は加護のレベル1です。いま浄化した青で支払います。
lesson-bless-after = この加護で得られるのは分社チップだけですが、もう1社建てられます。これで3人とも8時です。最後に来たあなたがいちばん上なので、先に行動します。
lesson-card = もう一度遠くまで、移動のレベル4です。今度は加護カードを使います。3時間で済みます。
lesson-card-1 = まず12番へ。
lesson-card-2 = 次に13番へ。
lesson-card-3 = そして4番へ。これで体内はいっぱいです。浄化するまで、もう取り込めません。
lesson-card-3-after = 啓示を達成しました。すぐに2点です。そのあいだに美刀と楓も分社を建てました。
lesson-build-again = ここに建てましょう。周りの穢れが減ったので、レベル1の1時間で足ります。
lesson-purify = 体内がいっぱいです。祈祷のレベル3で、好きなだけ浄化しましょう。
lesson-purify-blue = 青を3個とも。
lesson-purify-yellow = 黄も2個とも。
lesson-purify-yellow-after = 浄化した穢れは支払いに使えます。点に換えることもできます。次はそれをしましょう。
lesson-dedicate = 奉納のレベル3を選びましょう。4個まで奉納できます。同じ色3個で2点です。
lesson-dedicate-blue = 青を3個とも奉納します。
lesson-dedicate-yellow = 黄は取っておきましょう。あと1個では0.5点にしかならず、端数は切り捨てです。
lesson-dedicate-yellow-after = これで6点です。楓も6点です。カードを使ってEXの祈祷をし、それで啓示を達成しました。
lesson-bless-again = 黄は加護のレベル1の支払いに使います。
lesson-bless-again-after = 手元にまた分社チップが来ました。加護は終了時にも点になり、同じ色が多いほど有利です。
lesson-last-walk = 今度は近くまで、移動のレベル2です。
lesson-last-walk-1 = 分社の隣の5番へ。
lesson-last-build = ここに建てましょう。必要なパワーはまた4、レベル2です。
lesson-last-build-after = 3社目です。ほかの2人は1社ずつです。
lesson-last-hour = 今日はあと1時間です。祈祷のレベル1を選びましょう。浄化できるのは1個だけなので、色は聞かれません。

lesson-night = 夜が明けました。穢れが増えました。分社、巫女のいるマス、紫のあるマスには増えません。赤・青・黄がそろったマスでは、重い紫に変わります。
lesson-morning = 3つの分社が、穢れを1個ずつ浄化してくれました。分社が最多なので信仰も1上がりました。高い加護には信仰が必要です。美刀と楓は夜中を過ぎて行動したので、3時から始まります。
lesson-onward = 5つの行動をすべて見ました。あと四日、好きに続けてください。ヒントはボットならどうするかを教えます。できないことには、その理由が出ます。

## 内容

content-card = { $condition }：{ $vp }点
content-character = { $name }。固有の加護：{ $personal }。赤4：{ $red }。青4：{ $blue }。黄4：{ $yellow }。紫4：{ $purple }。

## 用語

term-impurity = 穢れ
meaning-impurity = 世界にあるコマ。赤・青・黄はパワー1、紫はパワー3。
term-power = パワー
meaning-power = 穢れの重さ、または行動の強さ。赤・青・黄は1、紫は3。
term-absorb = 取り込む
meaning-absorb = 入ったマスの穢れをすべて体内に入れること。
term-body = 体内
meaning-body = 取り込んだ穢れの場所。耐性までのパワーが入る。
term-resistance = 耐性
meaning-resistance = 体内に入るパワーの上限。赤の加護2と3で上がる。
term-purify = 浄化
meaning-purify = 体内の穢れを浄化済み置き場へ移すこと。おもに祈祷で行う。
term-storage = 浄化済み置き場
meaning-storage = 浄化した穢れ。各色5個まで。加護の支払いか奉納に使う。
term-bag = 袋
meaning-bag = 赤・青・黄の穢れの袋。引くときはランダム。
term-hour = 時間
meaning-hour = 一日は24時間、対局は五日。行動にはレベルに応じて時間がかかる。
term-turn-order = 手番の順
meaning-turn-order = 使った時間のいちばん少ない人が次に行動する。同じ時刻なら、後から来た人が先。
term-level = レベル
meaning-level = 行動の強さ。レベルと同じ時間がかかり、加護カードを使うと1時間短い。
term-ex = EX
meaning-ex = いちばん高いレベル。加護カードと4時間、または憑依が必要。
term-move = 移動
meaning-move = 世界を1歩ずつ進み、途中の穢れをすべて取り込む。
term-build = 建立
meaning-build = 本社か分社の隣で、周りの穢れにパワーが足りれば、いるマスに分社を建てる。
term-prayer = 祈祷
meaning-prayer = 社で穢れを浄化するか、信仰やカードを得る。
term-blessing = 加護
meaning-blessing = 社で浄化済みの穢れを払い、19の加護から1つを受ける。分社チップが手元に来る。
term-dedication = 奉納
meaning-dedication = 社で浄化済みの穢れを点に換える。同じ色が多いほど高い。
term-rest = 休息
meaning-rest = 行動の代わりに4時間使い、本社に戻る。最終日はパスになる。
term-main-shrine = 本社
meaning-main-shrine = 中央のマス。全員がここから始める。
term-branch-shrine = 分社
meaning-branch-shrine = 世界に置いたチップ。すぐに点になり、祈祷などの場となり、毎夜1個浄化する。
term-supply = 手元の分社チップ
meaning-supply = 建てられるチップ。加護で得る。3枚まで。
term-outer-edge = 外周
meaning-outer-edge = 世界の外に面した辺。1辺ごとに建立に必要なパワーが3増える。
term-card-space = カードのマス
meaning-card-space = ここに建立すると加護カードを1枚得る。
term-jump = 飛ぶ
meaning-jump = 自分の分社から本社への1歩。
term-bonus-move = 追加の移動
meaning-bonus-move = 移動の行動とは別の移動力。その場で使う。使わなくてもよい。
term-card = 加護カード
meaning-card = 行動といっしょに使うと1時間短くなり、EXもできる。最後まで持っていれば1点。
term-faith = 信仰
meaning-faith = 1から10まで。加護にはレベル順に信仰1、2、4、6、10が必要。
term-form = 憑依
meaning-form = 決まった回数の行動のあいだ、EXも含めてどのレベルも1時間になる。紫の加護で得る。
term-revelation = 啓示
meaning-revelation = 条件の書かれた自分だけのカード。満たすと点になる。
term-points = 点
meaning-points = 建立・加護・祈祷・奉納・啓示と、終了時の点。失うことはない。
term-growth = 増殖
meaning-growth = 夜に、分社も巫女も紫もないマスに穢れが増える。
term-evolution = 変質
meaning-evolution = 増殖のあと、同じマスの赤・青・黄1個ずつが紫1個に変わる。
term-most-shrines = 分社最多
meaning-most-shrines = 毎朝、信仰+1。終了時に5点。
term-set-bonus = 同じ色の加護
meaning-set-bonus = 終了時、赤・青・黄それぞれの加護の数に応じて10点まで。
term-saviour = 救世主
meaning-saviour = 最後のレベル3の分社か最後の穢れで対局を終わらせた人。5点。
