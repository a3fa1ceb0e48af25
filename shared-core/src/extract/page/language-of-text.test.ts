import { describe, expect, test } from 'vitest'
import * as detector from '../../languages/detection/detect-language.ts'
import { articleLanguage } from './language.ts'

const languageOf = (hint: string | null, ...paragraphs: readonly string[]): string | null =>
  articleLanguage({
    chosen: null,
    hints: [hint],
    blocks: paragraphs.map((text, at) => ({ kind: 'paragraph', id: `b${at}`, text, inlines: [], runs: [] })),
    detector,
  })

/** The same few sentences about a garden in many languages. */
const texts: Readonly<Record<string, string>> = {
  ar: 'اشترينا الحديقة القديمة في الربيع الماضي ولم يكن فيها أي شجرة. بعد ذلك زرعنا التفاح والكرز في كل زاوية، وكان الجيران يساعدوننا كل يوم سبت. اليوم يأتي الأطفال إلى هنا بعد المدرسة لأن الظل أصبح كبيرا.',
  bg: 'Купихме старата градина през пролетта и в нея нямаше нито едно дърво. После посадихме ябълки и череши във всеки ъгъл, а съседите ни помагаха всяка събота. Днес децата идват тук след училище, защото сянката вече е голяма.',
  cs: 'Starou zahradu jsme koupili na jaře a nebyl v ní ani jeden strom. Potom jsme zasadili jabloně a třešně do každého rohu a sousedé nám pomáhali každou sobotu. Dnes sem děti chodí po škole, protože stín je už velký.',
  da: 'Vi købte den gamle have i foråret, og der var ikke et eneste træ i den. Så plantede vi æbler og kirsebær i hvert hjørne, og naboerne hjalp os hver lørdag. I dag kommer børnene her efter skole, fordi skyggen er blevet stor.',
  de: 'Wir kauften den alten Garten im Frühling und es stand kein einziger Baum darin. Dann pflanzten wir Äpfel und Kirschen in jede Ecke, und die Nachbarn halfen uns jeden Samstag. Heute kommen die Kinder nach der Schule hierher, weil der Schatten groß geworden ist.',
  el: 'Αγοράσαμε τον παλιό κήπο την άνοιξη και δεν είχε ούτε ένα δέντρο. Μετά φυτέψαμε μηλιές και κερασιές σε κάθε γωνιά και οι γείτονες μας βοηθούσαν κάθε Σάββατο.',
  en: 'We bought the old garden in the spring and there was not a single tree in it. Then we planted apples and cherries in each corner, and the neighbours helped us on Saturdays. Today the children come here after school because the shade has grown.',
  es: 'Compramos el viejo jardín en primavera y no había ni un solo árbol. Después plantamos manzanos y cerezos en cada rincón, y los vecinos nos ayudaron todos los sábados. Hoy los niños vienen aquí después de la escuela porque la sombra es grande.',
  et: 'Ostsime vana aia kevadel ja selles ei olnud ühtegi puud. Siis istutasime õunapuud ja kirsid igasse nurka ning naabrid aitasid meid igal laupäeval. Täna tulevad lapsed siia pärast kooli, sest vari on juba suur.',
  fa: 'ما این باغ قدیمی را در بهار خریدیم و هیچ درختی در آن نبود. بعد در هر گوشه سیب و گیلاس کاشتیم و همسایه ها هر شنبه به ما کمک می کردند. امروز بچه ها بعد از مدرسه به اینجا می آیند چون سایه بزرگ شده است.',
  fi: 'Ostimme vanhan puutarhan keväällä, eikä siinä ollut yhtään puuta. Sitten istutimme omenapuita ja kirsikoita joka nurkkaan, ja naapurit auttoivat meitä joka lauantai. Nyt lapset tulevat tänne koulun jälkeen, koska varjo on jo suuri.',
  fr: 'Nous avons acheté le vieux jardin au printemps et il n’y avait pas un seul arbre. Puis nous avons planté des pommiers et des cerisiers dans chaque coin, et les voisins nous aidaient tous les samedis. Aujourd’hui les enfants viennent ici après l’école parce que l’ombre est grande.',
  he: 'קנינו את הגן הישן באביב ולא היה בו אפילו עץ אחד. אחר כך שתלנו תפוחים ודובדבנים בכל פינה, והשכנים עזרו לנו בכל שבת.',
  hi: 'हमने पुराना बगीचा वसंत में खरीदा था और उसमें एक भी पेड़ नहीं था। फिर हमने हर कोने में सेब और चेरी के पेड़ लगाए और पड़ोसियों ने हर शनिवार को हमारी मदद की। आज बच्चे स्कूल के बाद यहाँ आते हैं क्योंकि छाया बड़ी हो गई है।',
  hu: 'A régi kertet tavasszal vettük meg, és egyetlen fa sem volt benne. Aztán almát és cseresznyét ültettünk minden sarokba, és a szomszédok minden szombaton segítettek nekünk. Ma a gyerekek iskola után ide jönnek, mert az árnyék már nagy.',
  id: 'Kami membeli kebun tua itu pada musim semi dan tidak ada satu pohon pun di dalamnya. Kemudian kami menanam apel dan ceri di setiap sudut, dan para tetangga membantu kami setiap hari Sabtu. Sekarang anak-anak datang ke sini setelah sekolah karena tempat ini sudah teduh.',
  it: 'Abbiamo comprato il vecchio giardino in primavera e non c’era nemmeno un albero. Poi abbiamo piantato meli e ciliegi in ogni angolo, e i vicini ci aiutavano ogni sabato. Oggi i bambini vengono qui dopo la scuola perché l’ombra è grande.',
  ja: '私たちは春に古い庭を買いましたが、木は一本もありませんでした。それから隅ごとにりんごと桜を植え、近所の人が毎週土曜日に手伝ってくれました。',
  kk: 'Біз ескі бақты көктемде сатып алдық, онда бірде-бір ағаш болған жоқ. Содан кейін әр бұрышқа алма мен шие отырғыздық, ал көршілер бізге әр сенбі сайын көмектесті. Бүгін балалар мұнда мектептен кейін келеді, өйткені көлеңке үлкен болды.',
  ko: '우리는 봄에 오래된 정원을 샀는데 나무가 한 그루도 없었습니다. 그런 다음 구석마다 사과나무와 벚나무를 심었고 이웃들이 토요일마다 도와주었습니다. 오늘은 아이들이 학교가 끝나면 여기에 옵니다.',
  lt: 'Seną sodą nusipirkome pavasarį, ir jame nebuvo nė vieno medžio. Tada pasodinome obelis ir vyšnias kiekviename kampe, o kaimynai mums padėjo kiekvieną šeštadienį. Šiandien vaikai čia ateina po pamokų, nes pavėsis jau didelis.',
  lv: 'Veco dārzu mēs nopirkām pavasarī, un tajā nebija neviena koka. Tad mēs iestādījām ābeles un ķiršus katrā stūrī, un kaimiņi mums palīdzēja katru sestdienu. Šodien bērni nāk šurp pēc skolas, jo ēna ir kļuvusi liela.',
  mk: 'Старата градина ја купивме на пролет и во неа немаше ниту едно дрво. Потоа засадивме јаболка и цреши во секој агол, а соседите ни помагаа секоја сабота. Денес децата доаѓаат тука по училиште, бидејќи сенката е веќе голема.',
  nb: 'Vi kjøpte den gamle hagen om våren, og det var ikke et eneste tre i den. Så plantet vi epler og kirsebær i hvert hjørne, og naboene hjalp oss hver lørdag. I dag kommer barna hit etter skolen fordi skyggen har blitt stor.',
  nl: 'We kochten de oude tuin in het voorjaar en er stond geen enkele boom in. Daarna plantten we appels en kersen in elke hoek, en de buren hielpen ons elke zaterdag. Nu komen de kinderen hier na school, omdat de schaduw groot is.',
  pl: 'Kupiliśmy stary ogród wiosną i nie było w nim ani jednego drzewa. Potem posadziliśmy jabłonie i wiśnie w każdym kącie, a sąsiedzi pomagali nam w każdą sobotę. Dziś dzieci przychodzą tu po szkole, bo cień jest już duży.',
  pt: 'Comprámos o velho jardim na primavera e não havia uma única árvore. Depois plantámos macieiras e cerejeiras em cada canto, e os vizinhos ajudaram-nos todos os sábados. Hoje as crianças vêm para aqui depois da escola porque a sombra é grande.',
  ro: 'Am cumpărat grădina veche în primăvară și nu era niciun copac în ea. Apoi am plantat meri și cireși în fiecare colț, iar vecinii ne-au ajutat în fiecare sâmbătă. Astăzi copiii vin aici după școală pentru că umbra este mare.',
  ru: 'Мы купили старый сад весной, и в нём не было ни одного дерева. Потом мы посадили яблони и вишни в каждом углу, а соседи помогали нам по субботам. Сегодня дети приходят сюда после школы, потому что тень стала большой.',
  sk: 'Starú záhradu sme kúpili na jar a nebol v nej ani jeden strom. Potom sme zasadili jablone a čerešne do každého kúta a susedia nám pomáhali každú sobotu. Dnes sem deti chodia po škole, pretože tieň je už veľký.',
  sr: 'Стару башту смо купили у пролеће и у њој није било ниједног дрвета. Онда смо посадили јабуке и трешње у сваки угао, а комшије су нам помагале сваке суботе. Данас деца долазе овде после школе јер је сенка већ велика.',
  sv: 'Vi köpte den gamla trädgården på våren och det fanns inte ett enda träd i den. Sedan planterade vi äpplen och körsbär i varje hörn, och grannarna hjälpte oss varje lördag. I dag kommer barnen hit efter skolan eftersom skuggan har blivit stor.',
  th: 'เราซื้อสวนเก่าในฤดูใบไม้ผลิและไม่มีต้นไม้สักต้นเดียว จากนั้นเราปลูกแอปเปิลและเชอร์รี่ในทุกมุม และเพื่อนบ้านช่วยเราทุกวันเสาร์',
  tr: 'Eski bahçeyi ilkbaharda satın aldık ve içinde bir tane bile ağaç yoktu. Sonra her köşeye elma ve kiraz diktik, komşular da her cumartesi bize yardım etti. Bugün çocuklar okuldan sonra buraya geliyor, çünkü gölge artık çok büyük.',
  uk: 'Ми купили старий сад навесні, і в ньому не було жодного дерева. Потім ми посадили яблуні та вишні в кожному кутку, а сусіди допомагали нам щосуботи. Сьогодні діти приходять сюди після школи, бо тінь уже велика.',
  ur: 'ہم نے پرانا باغ بہار میں خریدا تھا اور اس میں ایک بھی درخت نہیں تھا۔ پھر ہم نے ہر کونے میں سیب اور چیری کے درخت لگائے اور پڑوسیوں نے ہر ہفتے ہماری مدد کی۔ آج بچے اسکول کے بعد یہاں آتے ہیں کیونکہ سایہ بڑا ہو گیا ہے۔',
  vi: 'Chúng tôi mua khu vườn cũ vào mùa xuân và trong đó không có một cây nào. Sau đó chúng tôi trồng táo và anh đào ở mỗi góc, và hàng xóm giúp chúng tôi mỗi thứ bảy. Hôm nay trẻ em đến đây sau giờ học vì bóng cây đã lớn.',
  zh: '我们在春天买下了这个旧花园，里面一棵树也没有。后来我们在每个角落种上了苹果树和樱桃树，邻居们每个星期六都来帮忙。现在孩子们放学后都来这里，因为树荫已经很大了。',
}

const wrong = ['en-US', 'de-DE', 'ar', 'ja', 'vi'] as const
const cases = Object.keys(texts).flatMap((language) =>
  wrong.filter((hint) => hint.split('-')[0] !== language).map((hint) => ({ language, hint })),
)

describe('the text decides where the theme declares another language', () => {
  test.each(cases)('$language declared as $hint', ({ language, hint }) => {
    expect(languageOf(hint, texts[language]!)).toBe(language)
  })
})

describe('a right declaration holds, with its region', () => {
  test.each(Object.keys(texts))('%s', (language) => {
    expect(languageOf(`${language}-001`, texts[language]!)).toBe(`${language}-001`)
    expect(languageOf(null, texts[language]!)).toMatch(new RegExp(`^(?:${language}|und)$`))
  })
})

const croatian =
  'Stari vrt smo kupili u proljeće i u njemu nije bilo nijednog stabla. Zatim smo posadili jabuke i trešnje u svaki kut, a susjedi su nam pomagali svake subote. Danas djeca dolaze ovamo poslije škole jer je sjena već velika.'
const malay =
  'Kami membeli kebun lama itu pada musim bunga dan tidak ada satu pokok pun di dalamnya. Kemudian kami menanam epal dan ceri di setiap sudut, dan jiran membantu kami setiap hari Sabtu.'
const galician =
  'Mercamos o vello xardín na primavera e non había nin unha soa árbore. Despois plantamos maceiras e cerdeiras en cada recuncho, e os veciños axudáronnos todos os sábados. Hoxe os nenos veñen aquí despois da escola porque a sombra é grande.'

const czech =
  'Když jsme přišli, nebyl tam plot ani cesta, která by vedla k řece. Protože bylo málo peněz, nebo spíše žádné, dělali jsme všechno sami. Také sousedé říkali, že už je čas, aby se o to místo někdo staral.'
const slovak =
  'Keď sme prišli, nebol tam plot ani cesta, ktorá by viedla k rieke. Pretože bolo málo peňazí, alebo skôr žiadne, robili sme všetko sami. Tiež susedia hovorili, že už je čas, aby sa o to miesto niekto staral.'

describe('between near relatives the declaration decides while it is plausible', () => {
  test.each([
    ...['hr', 'bs', 'sr-Latn', 'sr'].map((hint) => ({ hint, text: croatian, language: hint })),
    ...['ms', 'id'].map((hint) => ({ hint, text: malay, language: hint })),
    { hint: 'no', text: texts['nb']!, language: 'no' },
    { hint: 'nb-NO', text: texts['nb']!, language: 'nb-NO' },
    { hint: 'pt-BR', text: texts['pt']!, language: 'pt-BR' },
    { hint: 'gl', text: galician, language: 'gl' },
    { hint: 'zh-TW', text: texts['zh']!, language: 'zh-TW' },
    { hint: 'ast', text: texts['es']!, language: 'ast' },
    { hint: 'lb', text: texts['de']!, language: 'lb' },
    { hint: 'ps', text: texts['fa']!, language: 'ps' },
    { hint: 'mai', text: texts['hi']!, language: 'mai' },
  ])('$hint stays $language', ({ hint, text, language }) => {
    expect(languageOf(hint, text)).toBe(language)
  })

  test.each([
    { hint: 'es', text: texts['pt']!, language: 'pt' },
    { hint: 'sk', text: `${texts['cs']!} ${czech}`, language: 'cs' },
    { hint: 'cs', text: `${texts['sk']!} ${slovak}`, language: 'sk' },
    { hint: 'ru', text: texts['uk']!, language: 'uk' },
    { hint: 'uk', text: texts['ru']!, language: 'ru' },
    { hint: 'ar', text: texts['fa']!, language: 'fa' },
    { hint: 'fa', text: texts['ur']!, language: 'ur' },
    { hint: 'sv', text: texts['da']!, language: 'da' },
    { hint: 'bg', text: texts['mk']!, language: 'mk' },
    { hint: 'lv', text: texts['lt']!, language: 'lt' },
  ])('a text that is plainly $language is not $hint', ({ hint, text, language }) => {
    expect(languageOf(hint, text)).toBe(language)
  })

  test('a text in Latin letters from the Balkans is no English', () => {
    expect(['hr', 'bs', 'sr']).toContain(languageOf('en-US', croatian))
  })
})

describe('a declaration in another script never holds', () => {
  const tatar =
    'Без иске бакчаны яз көне сатып алдык, анда бер генә агач та юк иде. Аннары һәр почмакка алма һәм чия утырттык, күршеләр исә безгә һәр шимбә саен булыштылар.'
  test.each(['en-US', 'de', 'fr-CA', 'tr', 'vi', 'ar', 'hi', 'ja', 'th', 'he'])('Cyrillic letters are not %s', (hint) => {
    expect(languageOf(hint, tatar)).not.toBe(hint)
    expect(languageOf(hint, texts['ru']!)).toBe('ru')
  })
  test.each(['tt', 'ba', 'ky', 'tg', 'mn', 'az-Cyrl', 'uz-Cyrl'])('the text may be %s', (hint) => {
    expect(languageOf(hint, tatar)).toBe(hint)
  })
})

describe('texts in another language beside the article do not change it', () => {
  const english = texts['en']!
  test.each([
    { name: 'a heading', others: ['Die Geschichte von einem Garten und was wir darin fanden'] },
    { name: 'names of works', others: ['The band played La vie en rose, Der Kommissar, Despacito and Für Elise.'] },
    { name: 'a quotation in marks', others: [`She said: “${texts['fr']}”`] },
    { name: 'a quotation in guillemets', others: [`She wrote «${texts['es']}»`] },
    { name: 'a quotation in another script', others: [`The letter began: "${texts['ru']!.slice(0, 200)}"`] },
    { name: 'a paragraph of half the length', others: [texts['de']!.slice(0, 120)] },
  ])('$name', ({ others }) => {
    for (const hint of ['en-US', 'en', null]) expect(languageOf(hint, english, ...others)).toMatch(/^en/)
    expect(languageOf('fr', english, english, ...others)).toBe('en')
  })

  test('the names of a line-up are no text', () => {
    const names = 'Ludwig van Beethoven, Leonardo da Vinci, Miguel de Cervantes, Vincent van Gogh, Ana de la Cruz, Carlo di Marco, '
    expect(languageOf('en', names.repeat(6))).toBe('en')
  })
})
