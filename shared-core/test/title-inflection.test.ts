import { expect, it } from 'vitest'
import { analyze } from '../src/analyze.ts'
import { allPacks } from '../src/languages/all.ts'
import { exampleContext, exampleFields } from '../src/testing/read-examples.ts'

/** Texts whose subject is in the title in another form than in the body. */
const texts: Readonly<Record<string, readonly [language: string, text: string]>> = {
  kapusta: [
    'pl',
    'Kapustę szatkujemy na cienkie paski. Potem kapustę ugniatamy z solą, aż puści sok. Słoik napełniamy i kapustę przyciskamy pięścią. Po tygodniu kapustę wynosimy do piwnicy. Kto lubi kminek, sypie łyżeczkę na kapustę.',
  ],
  pies: [
    'pl',
    'Psa kąpiemy raz w miesiącu w letniej wodzie. Najpierw psa szczotkujemy pod włos. Szampon dla ludzi szkodzi skórze psa. Potem psa wycieramy ręcznikiem i czekamy godzinę. Zimą psa suszymy w domu.',
  ],
  kniha: [
    'cs',
    'Knihy stavíme do police podle výšky. Velké knihy stojí dole, aby se police neprohnula. Prach z knih otíráme suchým štětcem. Vlhkost nad šedesát procent knihám škodí. Staré knihy nedáváme na slunce.',
  ],
  kun: [
    'cs',
    'Koně krmíme třikrát denně senem. Mladí koně potřebují víc bílkovin. V zimě koně vypouštíme na čtyři hodiny. Pod sedlem koně nechodí dřív než ve třech letech. Kopyta kováme po šesti týdnech a koně při tom uvážeme.',
  ],
  leipa: [
    'fi',
    'Leipää paistetaan tunti kahdessasadassa asteessa. Juuri ruokitaan illalla, ja aamulla leipä vaivataan. Ruisjauhoa leipään menee kilo. Valmis leipä kopisee pohjasta. Kotona leipä säilyy viikon.',
  ],
  susi: [
    'fi',
    'Susi liikkuu yöllä jopa viisikymmentä kilometriä. Talvella susi jättää jonon, jossa jäljet ovat samassa linjassa. Susi väistää ihmistä. Pennut syntyvät toukokuussa, ja susi imettää kuusi viikkoa. Ravinnoksi susi saalistaa hirviä.',
  ],
  kenyer: [
    'hu',
    'A kenyeret éjszaka kelesztjük. Reggel a kenyeret megformázzuk, és fél órát pihen. Forró kőre tesszük a kenyeret. Húsz perc után a kenyeret megforgatjuk. A jó kenyeret alulról megkopogtatva halljuk.',
  ],
  lo: [
    'hu',
    'A lovakat naponta háromszor etetjük. Télen a lovak négy órát vannak kint. A lovakat hathetente patkoljuk. Nyáron a lovak vizet isznak, naponta negyven litert. Vásárláskor a lovakat állatorvos nézi meg.',
  ],
  ekmek: [
    'tr',
    'Ekmeği akşamdan mayalıyoruz. Sabah ekmeği yoğurup bir saat dinlendiriyoruz. Fırında ekmeği kırk dakika tutuyoruz. Taze ekmeği hemen kesmeyin. Bez torbada ekmeği dört gün saklarız.',
  ],
  kitap: [
    'tr',
    'Kitabı rafta dik tutun. Güneş kitabı soldurur. Nem yüzde altmışı geçerse kitabı havalandırın. Tozlu kitabı kuru fırçayla temizleyin. Eski kitabı bantla onarmayın.',
  ],
  koshka: [
    'ru',
    'Кошку кормят два раза в день. Сухой корм кошке дают с водой. Лоток чистят каждый вечер, иначе кошка уйдёт на ковёр. Раз в год кошку прививают. Когти кошке стригут раз в три недели.',
  ],
  pech: [
    'ru',
    'Печь топят утром и вечером. Сухие дрова в печи горят два часа. Зола из печи идёт на грядки. Осенью печь чистят от сажи. Трещины в печи замазывают глиной.',
  ],
  kit: [
    'uk',
    'Кота годують двічі на день. Вранці кота розчісують, бо влітку він линяє. Ветеринар оглядає кота раз на рік. Воду для кота міняють щодня. Узимку кота не випускають.',
  ],
  leib: [
    'et',
    'Leib kerkib üle öö. Hommikul sõtkutakse leib läbi ja vormitakse pätsiks. Ahjus küpseb leib tund aega. Kuuma leiba ei lõigata. Rätiku sees püsib leib värske viis päeva.',
  ],
  bite: [
    'lt',
    'Bitės žiemoja kamuolyje. Rudenį bitės gauna dešimt kilogramų cukraus. Pavasarį bitės išskrenda, kai šilta. Viename avilyje bitės sunešą trisdešimt kilogramų medaus. Rūke bitės lieka namie.',
  ],
  madrasa: [
    'ar',
    'المدرسة تفتح أبوابها في السابعة. في المدرسة عشرون صفا وحديقة كبيرة. تبعد المدرسة عن المحطة خمس دقائق. يدفع الأهل للمدرسة رسما كل فصل. زار الوزير المدرسة في أيار.',
  ],
  water: [
    'en',
    'Water runs off clay. In spring the water stands on the path for a week. A drain takes the water to the ditch. Rain water is kept in a barrel. The barrel holds water for ten days.',
  ],
  psomi: [
    'el',
    'Το ψωμί φουσκώνει όλη τη νύχτα. Το πρωί πλάθουμε το ψωμί και περιμένουμε. Στον φούρνο το ψωμί ψήνεται σαράντα λεπτά. Το ζεστό ψωμί δεν κόβεται. Σε πανί το ψωμί κρατά τέσσερις μέρες.',
  ],
}

it.each([
  ['kapusta', 'O kapuście w słoiku'],
  ['kapusta', 'Kapusta kiszona'],
  ['kniha', 'Kam s knihou'],
  ['kniha', 'Péče o starou knihu'],
  ['kun', 'O koních v zimě'],
  ['kun', 'Zima s koňmi'],
  ['leipa', 'Leivän paistaminen'],
  ['leipa', 'Hyviä leipiä uunista'],
  ['susi', 'Tietoa susista'],
  ['kenyer', 'Kenyérről kezdőknek'],
  ['kenyer', 'Kenyerek otthon'],
  ['lo', 'A lovakról télen'],
  ['ekmek', 'Evde ekmek'],
  ['ekmek', 'Ekmeğin sırrı'],
  ['kitap', 'Kitap saklamak'],
  ['kitap', 'Eski kitaplar'],
  ['koshka', 'О кошках зимой'],
  ['koshka', 'Уход за кошкой'],
  ['pech', 'О печах в доме'],
  ['pech', 'Дом с печью'],
  ['kit', 'Про котів узимку'],
  ['susi', 'Susien kanssa'],
  ['leib', 'Leiva küpsetamine'],
  ['leib', 'Leivad ahjust'],
  ['bite', 'Apie bitę žiemą'],
  ['madrasa', 'مدرسة في القرية'],
  ['madrasa', 'عن مدرستنا'],
  ['psomi', 'Ψωμιά στο σπίτι'],
])('%s: “%s” names the subject in another form', (name, title) => {
  expect(subjectOf(name, title)).toMatchObject({ status: 'pass', code: 'good' })
})

it.each([
  ['kapusta', 'Mój weekend'],
  ['kapusta', 'O kaplicy'],
  ['pies', 'Piękny dzień'],
  ['kniha', 'Krásný den'],
  ['kun', 'Kolik stojí štěstí'],
  ['leipa', 'Lepopäivä'],
  ['susi', 'Suuri päivä'],
  ['kenyer', 'Kellemes hétvége'],
  ['ekmek', 'Eklerim'],
  ['kitap', 'Kısa notlar'],
  ['koshka', 'Кольцо дня'],
  ['pech', 'Песня дня'],
  ['leib', 'Leppisin ära'],
  ['madrasa', 'مدينة جميلة'],
  ['psomi', 'Ψιλά γράμματα'],
  ['water', 'Watch this space'],
  ['water', 'Waste nothing'],
])('%s: “%s” names nothing', (name, title) => {
  expect(subjectOf(name, title)).toMatchObject({ status: 'fail' })
})

function subjectOf(name: string, title: string) {
  const [language, text] = texts[name]!
  const context = { ...exampleContext, language }
  const { report } = analyze({ kind: 'body', html: `<p>${text}</p>`, fields: { ...exampleFields, title } }, context, {
    languages: allPacks,
  })
  return report.outcomes.find(({ check }) => check === 'title-subject')
}
