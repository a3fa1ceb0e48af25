/** Articles written for the tests: title and Markdown body, one or more for each language with full lists. */
export const articles: readonly { readonly language: string; readonly title: string; readonly markdown: string }[] = [
  {
    language: 'en',
    title: 'Heat pumps: what they cost and when they pay back',
    markdown: `Heat pumps cut the heating bill of a detached house by about 30 percent. The average installation in Denmark costs 12,400 euros before subsidies, according to the energy agency.

## How much does a heat pump cost?

A heat pump for a detached house costs between 9,000 and 16,000 euros in 2025, including installation. The outdoor unit makes up half of the price.

## How to size a heat pump

1. Measure the heat loss of the house.
2. Compare it with the rated output at minus seven degrees.
3. Choose the smallest unit that covers it.

## Running costs of a heat pump

Running costs of a heat pump come to 900 euros a year. A gas boiler in the same house burns gas for 1,500 euros a year.

## Conclusion

Most owners see the investment back in eight years.`,
  },
  {
    language: 'en',
    title: 'Sourdough starter for beginners',
    markdown: `A sourdough starter is a mix of flour and water in which wild yeast lives. It takes seven days until a starter can raise bread.

## Ways to keep a starter alive

- Feed it once a week in the fridge.
- Feed it twice a day at room temperature.
- Dry a spoonful as a backup.
- Freeze a small portion.

## Flour for a sourdough starter

Wholegrain rye flour makes the starter active after three days. White flour needs two more days, because it holds fewer microbes.

## Signs of a healthy starter

The starter doubles in four hours and smells of yoghurt. A grey liquid on top means that it is hungry.`,
  },
  {
    language: 'de',
    title: 'Balkonkraftwerk: Kosten, Ertrag und Anmeldung',
    markdown: `Ein Balkonkraftwerk mit 800 Watt spart einem Haushalt rund 150 Euro im Jahr. Die Anlage kostet zwischen 400 und 900 Euro und wird an eine Steckdose angeschlossen.

## Was kostet ein Balkonkraftwerk?

Ein Balkonkraftwerk kostet im Durchschnitt 600 Euro. Dazu kommen 50 Euro für die Halterung.

## Ertrag eines Balkonkraftwerks

Der Ertrag eines Balkonkraftwerks liegt bei 700 kWh im Jahr. Ein Südbalkon bringt ein Drittel mehr als ein Ostbalkon.

## Anmeldung beim Netzbetreiber

Die Anmeldung dauert zehn Minuten. Seit 2024 genügt ein Eintrag im Register der Bundesnetzagentur.`,
  },
  {
    language: 'es',
    title: 'Compostaje doméstico: cómo empezar en un piso pequeño',
    markdown: `El compostaje doméstico convierte los restos de la cocina en abono en unos cuatro meses. Una familia de cuatro personas reduce su basura en un 40 por ciento.

## Consejos para evitar malos olores

- Mezcla restos húmedos con cartón.
- Remueve la mezcla cada semana.
- Evita la carne y el pescado.
- Cubre los restos con tierra.

## Materiales para el compostaje doméstico

El cubo de compostaje cuesta unos 25 euros en una ferretería. Las lombrices rojas aceleran el proceso porque comen la mitad de su peso al día.

## ¿Cuánto tarda el abono?

El abono tarda cuatro meses en verano y seis meses en invierno.`,
  },
  {
    language: 'ro',
    title: 'Panouri solare: prețuri și amortizare',
    markdown: `Panourile solare acoperă consumul de energie al unei case în opt luni din an. Un sistem de 5 kW costă aproximativ 4.500 de euro.

## Cât costă panourile solare?

Panourile solare costă între 3.500 și 6.000 de euro pentru o casă. Invertorul reprezintă o treime din preț.

## Amortizarea unui sistem solar

Amortizarea unui sistem solar durează șapte ani. Subvenția reduce perioada la patru ani.

## Sfaturi pentru montaj

- Alege acoperișul orientat spre sud.
- Verifică rezistența acoperișului.
- Cere trei oferte.`,
  },
  {
    language: 'ru',
    title: 'Тепловой насос: цена и срок окупаемости',
    markdown: `Тепловой насос снижает расходы на отопление дома на 30 процентов. Установка стоит около 900 тысяч рублей.

## Сколько стоит тепловой насос?

Тепловой насос для дома стоит от 700 до 1200 тысяч рублей. Половину цены составляет наружный блок.

## Срок окупаемости теплового насоса

Срок окупаемости теплового насоса составляет восемь лет. Газовый котёл окупается за пять лет.

## Выбор мощности насоса

Мощность насоса зависит от площади дома и утепления стен.`,
  },
  {
    language: 'el',
    title: 'Φωτοβολταϊκά στη στέγη: κόστος και απόσβεση',
    markdown: `Τα φωτοβολταϊκά στη στέγη καλύπτουν την κατανάλωση ενός σπιτιού για οκτώ μήνες. Ένα σύστημα κοστίζει περίπου 6.000 ευρώ.

## Πόσο κοστίζουν τα φωτοβολταϊκά;

Τα φωτοβολταϊκά κοστίζουν από 4.500 έως 8.000 ευρώ για ένα σπίτι. Ο μετατροπέας είναι το ένα τρίτο της τιμής.

## Απόσβεση ενός συστήματος

Η απόσβεση ενός συστήματος διαρκεί έξι χρόνια. Η επιδότηση μειώνει τον χρόνο στα τέσσερα χρόνια.

## Συμβουλές για την εγκατάσταση

- Επιλέξτε στέγη με νότιο προσανατολισμό.
- Ελέγξτε την αντοχή της στέγης.
- Ζητήστε τρεις προσφορές.`,
  },
  {
    language: 'tr',
    title: 'Isı pompası: maliyet ve geri ödeme süresi',
    markdown: `Isı pompası bir evin ısıtma giderini yüzde 30 azaltır. Kurulum ortalama 300 bin lira tutar.

## Isı pompası ne kadar?

Müstakil bir ev için ısı pompası 250 ile 450 bin lira arasındadır. Dış ünite fiyatın yarısını oluşturur.

## Isı pompasının geri ödeme süresi

Isı pompasının geri ödeme süresi sekiz yıldır. Doğal gaz kazanı beş yılda kendini öder.

## Doğru kapasite seçimi

Kapasite seçimi evin alanına ve yalıtımına bağlıdır.`,
  },
  {
    language: 'ar',
    title: 'الألواح الشمسية للمنازل: التكلفة ومدة الاسترداد',
    markdown: `تغطي الألواح الشمسية استهلاك المنزل من الكهرباء خلال ثمانية أشهر من السنة. يبلغ سعر النظام المتوسط 5000 دولار.

## كم تكلفة الألواح الشمسية للمنازل؟

تتراوح تكلفة الألواح الشمسية بين 4000 و 7000 دولار للمنزل الواحد. يمثل العاكس ثلث السعر.

## مدة استرداد تكلفة النظام

تبلغ مدة استرداد تكلفة النظام سبع سنوات في المتوسط. يقلل الدعم الحكومي المدة إلى خمس سنوات.

## نصائح قبل تركيب الألواح

- اختر سطحا مواجها للجنوب.
- افحص قوة السطح.
- اطلب ثلاثة عروض.`,
  },
  {
    language: 'vi',
    title: 'Điện mặt trời mái nhà: chi phí và thời gian hoàn vốn',
    markdown: `Điện mặt trời mái nhà giảm hóa đơn tiền điện của gia đình khoảng 60 phần trăm. Một hệ thống 5 kW giá khoảng 70 triệu đồng.

## Chi phí lắp điện mặt trời

Chi phí lắp điện mặt trời dao động từ 60 đến 90 triệu đồng. Bộ biến tần chiếm một phần ba giá.

## Thời gian hoàn vốn của hệ thống

Thời gian hoàn vốn của hệ thống là sáu năm. Gia đình dùng nhiều điện ban ngày hoàn vốn sau bốn năm.

## Cách chọn tấm pin

Tấm pin đơn tinh thể cho hiệu suất 21 phần trăm. Tấm pin đa tinh thể rẻ hơn một chút.`,
  },
  {
    language: 'hi',
    title: 'छत पर सौर पैनल: लागत और बचत',
    markdown: `छत पर सौर पैनल घर के बिजली बिल को 60 प्रतिशत तक घटाते हैं। तीन किलोवाट का सिस्टम लगभग 150000 रुपये में लगता है।

## सौर पैनल की कीमत कितनी है?

सौर पैनल की कीमत 120000 से 180000 रुपये के बीच होती है। इन्वर्टर कुल कीमत का एक तिहाई हिस्सा लेता है।

## सौर पैनल से सालाना बचत

सौर पैनल से सालाना बचत 18000 रुपये होती है। सब्सिडी के बाद लागत छह साल में वसूल होती है।

## सही सौर पैनल का चुनाव

सही सौर पैनल का चुनाव छत के क्षेत्रफल और धूप पर निर्भर करता है।`,
  },
  {
    language: 'zh',
    title: '家用空气源热泵的价格与省电效果',
    markdown: `家用空气源热泵每年可节省约三成采暖费用。一套设备的平均价格为28000元，安装需要两天时间。

## 空气源热泵多少钱

普通住宅的空气源热泵价格在20000元到40000元之间。室外机占总价的一半。

## 空气源热泵的省电效果

空气源热泵消耗一度电可以产生三度电的热量，北方家庭每个采暖季节省2000元。

## 热泵选型与房屋面积

热泵选型取决于房屋面积和墙体保温，一百平方米的住宅选择十千瓦的机器。

## 安装位置和噪音

室外机应当远离卧室，运行噪音大约为50分贝。`,
  },
  {
    language: 'th',
    title: 'โซลาร์เซลล์บนหลังคาบ้าน ราคาและจุดคุ้มทุน',
    markdown: `โซลาร์เซลล์บนหลังคาบ้านช่วยลดค่าไฟฟ้าได้ร้อยละ 60 ระบบขนาด 5 กิโลวัตต์มีราคาประมาณ 150000 บาท

## ราคาโซลาร์เซลล์สำหรับบ้าน

ราคาโซลาร์เซลล์สำหรับบ้านอยู่ที่ 120000 ถึง 200000 บาท อินเวอร์เตอร์คิดเป็นหนึ่งในสามของราคา

## จุดคุ้มทุนของโซลาร์เซลล์

จุดคุ้มทุนของโซลาร์เซลล์อยู่ที่หกปี บ้านที่ใช้ไฟกลางวันมากจะคุ้มทุนเร็วขึ้น

## การเลือกแผงโซลาร์เซลล์

แผงโซลาร์เซลล์แบบโมโนให้ประสิทธิภาพสูงกว่าแบบโพลี

## การดูแลแผงโซลาร์เซลล์

ล้างแผงโซลาร์เซลล์ปีละสองครั้งเพื่อรักษากำลังผลิต`,
  },
]
