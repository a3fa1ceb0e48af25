import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/tr.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Turkish. Ease: Ateşman 1997, "Türkçede okunabilirliğin ölçülmesi". */
export const pack: LanguagePack = {
  tag: 'tr',
  name: 'Türkçe',
  direction: 'ltr',
  script: 'spaced',
  doublesWords: true,
  reviewed: false,
  lists: {
    stopWords: words(
      'acaba ama ancak artık aslında ayrıca az bana bazı bazen belki ben benden beni benim beri bile bir biraz birçok biri birkaç birlikte bize biz bizden bizi bizim böyle böylece bu buna bundan bunda bunu bunun bunlar bunları bunların burada bütün çok çoğu çünkü da daha dahi de değil değildir den dek diğer diye dolayı dolayısıyla elbette en eğer fakat falan gibi göre hâlâ hala hangi hangisi hem henüz hep hepsi her herhangi herkes hiç hiçbir için içinde ile ilgili ise işte itibaren kadar karşı karşın kendi kendine kendini kendisi ki kim kimi kimse mı mi mu mü madem',
      'nasıl ne neden nedenle nerede nereye niçin niye o olan olarak oldu olduğu olduğunu olmak olması olmayan olsa olsun olup olur ona ondan onlar onlara onları onların onu onun orada oysa öyle önce öte pek rağmen sadece sanki şayet şekilde sen senden seni senin şey siz sizden sizi sizin sonra şöyle şu şuna şunu tarafından tüm ve veya ya yalnız yani yapılan yaptığı yerine yine yoksa yok zaten zira var vardır ilk üzere üzerinde arasında bağlı böyle edilen eden etmek etti etmiş ettiği gereken yer iken',
    ),
    baitPhrases: phrases(
      'asla tahmin edemezsiniz|bakın ne oldu|bu basit hile|doktorlar nefret ediyor|hayatınızı değiştirecek|inanamayacaksınız|inanmayacaksınız|kimse söylemiyor|sonra ne oldu|şok gerçek|şoke edecek|asla söylemeyeceği|size söylemediği|sana söylemediği',
    ),
    vagueSubjects: words(
      'başlangıç bilgi bilgiler blog deneyim deneyimler dünya düşünce düşünceler fikir fikirler gerçek gerçekler gezi gezimiz gün',
      'günler haber haberler hayat hikaye hikayeler hikâye ipuçları konu konular makale not notlar proje rapor sebep söz sözler',
      'sürpriz sır sırlar tatil tatilimiz tavsiyeler yazı yenilik yenilikler yolculuk öneriler özet şeyler',
      'saat sabah öğle akşam gece pazartesi salı çarşamba perşembe cuma cumartesi pazar hafta ay yıl sezon',
      'rehber ziyaret dakika',
    ),
    questionWords: words(
      'ne neden niçin niye nasıl nerede nereye nereden kim kime kimi kimin kimler hangi hangisi kaç kaçıncı kaçta mı mi mu mü mıdır midir mudur müdür',
    ),
    genericHeadings: phrases(
      'giriş|sonuç|sonuçlar|özet|özetle|genel bakış|genel bilgi|genel bilgiler|arka plan|bağlam|daha fazla bilgi|kaynaklar|kaynakça|kaynak|referanslar|notlar|bağlantılar|dış bağlantılar|ayrıca bakınız|içindekiler|içerik|sıkça sorulan sorular|sık sorulan sorular|sss|soru ve cevap|sorular ve cevaplar|avantajlar|avantajları|dezavantajlar|dezavantajları|avantajlar ve dezavantajlar|faydaları|özellikler|özellikleri|ipuçları|öneriler|örnekler|örnek|ayrıntılar|detaylar|bulgular|tartışma|yöntem|yöntemler|sonraki adımlar|adım 1|adım 2|adım 3|bölüm 1|bölüm 2|diğer|çeşitli|yorumlar|iletişim|hakkımızda|hakkında|yazar hakkında|önsöz|ek|ekler|ilgili yazılar|benzer yazılar|değerlendirme|son söz|temel bilgiler|önemli noktalar',
    ),
    referenceOpeners: phrases(
      'bu|şu|o|bunlar|şunlar|onlar|bunun|onun|onların|bunların|bunu|onu|böyle|şöyle|öyle|burada|orada|o zaman|daha sonra|sonra|bu nedenle|bu yüzden|bundan dolayı|bu sebeple|dolayısıyla|sonuç olarak|böylece|ayrıca|üstelik|dahası|ancak|fakat|ama|oysa|buna rağmen|yine de|öte yandan|diğer yandan|aksine|bunun yerine|aksi takdirde|aksi halde|bu durumda|yukarıda belirtildiği gibi|belirtildiği gibi|bu arada|ve|veya|her ikisi|her iki|ikisi de|aynı şekilde|benzer şekilde|birincisi|ikincisi',
    ),
    abbreviations: words(
      'dr prof doç yrd av uzm öğr gör arş müh alb gen org bkz vb vs vd örn yy m.ö m.s t.c a.ş ltd şti inş san tic s sf sy no tel cad sok mah apt bul blv sn dk sa kg km cm mm mad md bölg krş çev haz ed yay c cilt hz st oca şub mar nis may haz tem ağu eyl eki kas ara yakl maks min',
    ),
    promotionalPhrases: phrases(
      'inanılmaz|devrim niteliğinde|devrimci|benzersiz|eşsiz|rakipsiz|dünya standartlarında|dünya çapında|piyasa lideri|sektör lideri|sektörün lideri|en iyi kalite|en kaliteli|üstün kalite|mükemmel çözüm|kusursuz|muhteşem|büyüleyici|nefes kesici|olağanüstü|çığır açan|son teknoloji|vazgeçilmez|hemen al|hemen satın al|hemen sipariş ver|şimdi satın al|kaçırmayın|kaçırma|fırsatı kaçırmayın|sınırlı süre|sınırlı sayıda|özel teklif|özel fırsat|ücretsiz|garantili|kesin sonuç|garantili sonuç|risksiz|para iade|hayallerinizdeki|sihirli|mucize|mucizevi|zahmetsiz|zahmetsizce|bir üst seviyeye|hayatınızı değiştirecek|harika|fantastik|süper',
    ),
    fillerPhrases: phrases(
      'aslında|gerçekten|gerçekten de|resmen|yani|şey|hani|tabii ki|elbette|doğal olarak|açıkçası|günümüzde|günümüz dünyasında|bugünün dünyasında|dünyasında|belirtmek gerekir ki|unutulmamalıdır ki|şunu belirtmek gerekir|önemle belirtmek gerekir|hepimizin bildiği gibi|bilindiği gibi|bilindiği üzere|herkesin bildiği gibi|gerçeği nedeniyle|açısından|bakımından|noktasında|konusunda|ile ilgili olarak|az çok|bir şekilde|bir nevi|günün sonunda|sonuç itibarıyla|nihayetinde|bence|bana göre|dürüst olmak gerekirse|şüphesiz|kuşkusuz|büyük önem taşımaktadır|önemli bir rol oynar|genel olarak|bir anlamda',
    ),
    announcements: phrases(
      'bu yazıda|bu yazımızda|bu makalede|bu makalemizde|bu rehberde|bu rehberimizde|bu içerikte|bu içeriğimizde|sizlere anlatacağız|sizler için derledik|sizin için derledik|ele alacağız|inceleyeceğiz|bahsedeceğiz',
    ),
    genericWords: words(
      'önem önemli esas temel hayati anahtar kilit değer gerekli ana rol parça yön unsur öğe etken faktör sayısız çeşitli farklı ayrı eşsiz benzersiz bireysel özel basit kolay zor mümkün fayda yarar avantaj olumlu iyi güzel büyük geliştirmek iyileştirmek artırmak artmak artış etkili etki başarı sonuç kalite yardım destek sunmak sunar sağlamak katkı ulaşmak hedef amaç yaşam dünya insan kişi beden vücut zihin ruh toplum günlük gün günümüz zaman bugün modern çağ gelecek yol yöntem biçim şekil adım an deneyim seçmek seçim doğru uygun bulmak keşfetmek öğrenmek anlamak bilmek ihtiyaç istemek düşünmek inanmak unutmak hatırlamak denemek başlamak hissetmek his duygu değişmek büyümek olanak imkân imkan fırsat potansiyel zorluk çözüm fikir dikkat mutlu sevinç keyif memnuniyet denge uyum ilham motivasyon güven tutku sabır harika mükemmel sorun soru cevap konu nokta sebep örnek iş çalışmak yapmak vermek almak küçük yeni',
    ),
    definitionVerbs: phrases(
      'denir|denilir|denmektedir|adı verilir|olarak adlandırılır|olarak bilinir|olarak tanımlanır|anlamına gelir|demektir|ifade eder|tanımlar|tanımlanır|bir tür|bir türü|bir çeşit|biridir|sistemidir|yöntemdir|yöntemidir|türüdür|aracıdır|sürecidir|hastalıktır|hastalığıdır|oluşur|kastedilir',
    ),
    genericLinkTexts: phrases(
      'buraya|burada|burası|buraya tıklayın|tıklayın|tıkla|buradan|daha fazla|devamı|devamını oku|daha fazla bilgi|daha fazlası|ayrıntılar|detaylar|bağlantı|bu bağlantı|link|bu sayfa|sayfa|site|web sitesi|makale|bu makale|yazı|indir|kaynak|bilgi|incele|git',
    ),
    sayingVerbs: words(
      'dedi diyor söyledi söylüyor belirtti belirtiyor açıkladı açıklıyor ifade vurguladı vurguluyor ekledi ekliyor yazdı yazıyor savundu savunuyor iddia uyardı uyarıyor bildirdi bildiriyor aktardı anlattı anlatıyor duyurdu göre kaydetti hatırlattı tahmin',
    ),
    numberUnits: words(
      'yüzde kişi insan kullanıcı müşteri hasta öğrenci işçi çalışan katılımcı şirket firma ülke şehir okul hastane hane konut vaka araştırma çalışma kez kere defa yıl yıllık ay aylık hafta gün saat dakika saniye milyon milyar trilyon bin yüz lira tl kuruş euro avro dolar sterlin kg g gr mg ton km m cm mm kilometre metre santimetre hektar dönüm litre l ml kwh mwh gwh watt w kw mw volt v gb mb tb ghz mhz hz derece kalori kcal oda koltuk misafir ziyaretçi üye nüfus oy adet ürün sayfa kelime makale gram kilo kilogram puan',
    ),
    superlatives: words('en ilk tek son'),
    qualifiers: words('en ilk tek ücretsiz bedava garantili kanıtlanmış resmi özel eksiksiz kesin mükemmel lider daima her hiçbir tüm'),
    negations: words('değil yok hiç hiçbir asla olmayan olmaz değildir'),
    modals: words('gerekir gerekiyor gerek lazım olabilir belki mümkün'),
    deictics: words('bu şu işte böyle burada'),
    firstPerson: words('ben beni bana benim biz bizi bize bizim'),
    secondPerson: words('sen seni sana senin siz sizi size sizin'),
    thirdPerson: words('o onu ona onun onlar onları onların'),
    curiosityWords: phrases(
      'inanılmaz|inanamayacaksınız|şok|şoke|şok eden|sır|sırrı|sırları|gizli|bakın ne oldu|bakın|işte|meğer|şaşırtıcı|şaşıracaksınız|kimse bilmiyor|bilmeniz gereken|mutlaka|şey|neden|nedeni|işaret|gerçek|gerçeği|çılgın|olay|bomba|flaş|viral|hile|püf nokta|püf noktaları',
    ),
    numberWords: words(
      'sıfır bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin milyon milyar yarım yarısı çeyrek buçuk düzine',
    ),
    conditions: words('eğer yalnızca sadece hariç olmadan önce sonra ise'),
    transitionWords: phrases(
      'ama|ancak|ayrıca|aksine|bu nedenle|bu yüzden|böylece|buna rağmen|bundan dolayı|çünkü|daha sonra|dolayısıyla|eğer|fakat|kısacası|mesela|nitekim|oysa|önce|ilk olarak|ikinci olarak|son olarak|örneğin|öte yandan|özetle|sonra|sonuç olarak|üstelik|yani|yine de|zira|başka bir deyişle|bununla birlikte|ilk önce|ardından|bu arada|iken|rağmen',
    ),
  },
  syllables: { kind: 'vowels', vowels: 'aeıioöuüâîû' },
  answerTypes: {
    count: phrases('kaç|ne kadar|yüzde kaç|kaç tane|kaç kişi'),
    time: phrases('ne zaman|hangi yıl|hangi yılda|hangi tarihte|hangi gün|kaç yılında|ne zamandan beri|saat kaçta'),
    who: phrases('kim|kimi|kime|kimin|kimler|kim tarafından'),
    steps: phrases('nasıl yapılır'),
    definition: phrases('nedir|ne demek|ne demektir'),
  },
  intents: {
    how_to: phrases('nasıl|adım adım|rehber|rehberi|kılavuz'),
    definition: phrases('nedir|ne demek|ne demektir|tanımı'),
    comparison: phrases('vs|karşılaştırma|karşılaştırması|farkı|farkları|mı yoksa|mi yoksa'),
    list: phrases('en iyi|en|top|ipuçları|öneriler|örnekler|fikirler'),
    price: phrases('fiyat|fiyatı|fiyatları|ne kadar|maliyet|maliyeti|ücret|ücreti|ücretleri|maaş|maaşı|ucuz'),
    review: phrases('inceleme|incelemesi|test|değerlendirme|yorum'),
    news: phrases('bugün|dün|açıkladı|duyurdu|tanıttı|son dakika'),
    opinion: phrases('görüş|köşe yazısı|neden bence'),
  },
  patterns: {
    numbered: 'sürüm|sürümü|bölüm|sayfa|adım|aşama|seviye|tablo|şekil|madde',
    references: 'kaynaklar|kaynakça',
    alternative: 'veya',
    instruction: 'önceki[^.!?\\n]{0,30}\\b(?:talimat|komut|yönerge)[^.!?\\n]{0,30}(?:yok say|görmezden gel|unut)',
  },
  shares: {
    numbers: 'bir=1 biri=1 birini=1 ikisi=2 üçü=3 dördü=4 beşi=5 altısı=6 yedisi=7 sekizi=8 dokuzu=9 on=10 yüz=100',
    wholes: [
      '(üç|dört|beş|altı|yedi|sekiz|dokuz|on)(?:te|ta|de|da) (bir|biri|birini|iki|ikisi|üç|üçü|dört|dördü|beşi|altısı|yedisi|sekizi|dokuzu)<end>',
      'her (N) <letter>{2,20}(?:den|dan|ten|tan) (N)<end>',
    ],
    words: [['yarısı(?:nın|nı)?<end>', 50]],
    rows: 'ilk|ikinci|son|diğer',
  },
  months: months(
    'ocak/oca şubat/şub mart/mar nisan/nis mayıs/may haziran/haz temmuz/tem ağustos/ağu eylül/eyl ekim/eki kasım/kas aralık/ara',
  ),
  ordinalDot: true,
  ease: { name: 'Ateşman', kind: 'flesch', base: 198.825, perSentence: 2.61, perWord: 40.175 },
  sentenceLimit: 15,
  answerThreshold: 470,
  phrases: { whatIs: '{} nedir?' },
  levels,
}
