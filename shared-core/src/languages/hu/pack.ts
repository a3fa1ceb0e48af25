import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/hu.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Hungarian. Stop words: those of stopwords-iso that news text uses, and its commonest words. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'hu',
  name: 'Magyar',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a abban addig ahhoz ahogy ahol aki akik akkor akár alapján alatt alá amely amelyek amelyeket amelyet amelynek ami amikor amit amíg annak arra arról attól az aznap azok azokat azoknak azon azonban azonnal azt aztán azután azzal azért ban be belül ben benne bár csak csupán de e ebben eddig egy egyelőre egyes egyet egyetlen egyik egymás egyre egyszerre egyéb együtt egész egészen ekkor el ellen elleni ellenére elmondta első elé elég elő először előtt előző ennek ennyi erre esetben ez ezek ezeket ezen ezer ezt ezután ezzel ezért fel fele felett felé fél ha hanem harmadik hat hatodik helyett hirtelen hozzá három hét idén igazán igen illetve ilyen inkább is itt jelenleg jobban jó jól kell kellett keresztül kilenc korábban képest később két kétszer kívül körül köszönhetően közben közel közé között közül különböző le legalább legyen lehet lehetett lenne lennének lesz leszek lesznek lett lettek lévő ma maga magam magunkat magát majd meg megint megvan mellett mely mert miatt mind minden mindenki mindent mindig minket mint mintha mire mivel mondta most már más másik második még mégis míg mögött nagy nagyobb nagyon ne nekem neki nekik nekünk nem nemrég nincs nyolc náluk négy néha néhány nélkül olyan ott pedig persze pár például rajta rá s saját sem semmilyen senki soha sok sokan sokkal során szemben szerint szerinte szinte számára száz szívesen sőt talán tavaly tehát teljes tovább további továbbá távol több többi többször tőle ugyanis utolsó után vagy vagyok vagyunk valami valamint való van vannak veled velem velük vissza viszont volna volt voltak végre végén végül által általában ám át én éppen érte és év éve évek éves évvel így óta össze öt úgy új újabb újra ő ők őket őt',
    ),
    vagueSubjects: words(
      'két három négy öt hat hét nyolc kilenc tíz gondolatok gondolat nap napok napja hétvége hetek utazás út év évek alkalom alkalommal dolog dolgok hírek újdonságok tippek ötletek élmény tapasztalatok történet élet',
    ),
    questionWords: words('mi mit mik ki kit kik hol mikor hogyan hogy miért melyik mennyi hány milyen kié hová honnan mióta meddig minek'),
    genericHeadings: phrases(
      'bevezetés|bevezető|összefoglalás|összegzés|következtetés|áttekintés|háttér|további információ|további információk|olvassa el ezt is|források|irodalom|hivatkozások|jegyzetek|linkek|külső hivatkozások|kapcsolódó cikkek|lásd még|tartalom|tartalomjegyzék|gyakori kérdések|gyakran ismételt kérdések|gyik|kérdések és válaszok|előnyök|hátrányok|előnyök és hátrányok|jellemzők|tippek|példák|részletek|eredmények|kapcsolat|rólunk|hozzászólások',
    ),
    referenceOpeners: phrases(
      'ez|ezek|az|azok|ő|ők|itt|ott|ekkor|akkor|aztán|ezután|ezért|tehát|emellett|továbbá|szintén|de|azonban|mégis|ugyanakkor|másrészt|ellenkezőleg|ehelyett|különben|ebben az esetben|eközben|és|vagy|mindkettő|ilyen|olyan',
    ),
    abbreviations: words('pl stb ill ún kb dr prof id ifj özv u sz old ld tel évf hrsz ft m.a i.e i.sz vö főv min max ker krt st szerk'),
    genericLinkTexts: phrases(
      'itt|ide|kattintson ide|kattints ide|tovább|több|bővebben|olvass tovább|további információ|tudjon meg többet|folytatás|link|ez a link|ez az oldal|oldal|weboldal|cikk|ez a cikk|részletek|letöltés|forrás|info',
    ),
    genericWords: words(
      'ad adhat alap alapvető alkalmas alkalom bizalom biztosít boldog boldogság csodálatos cél célok dolgok dolog egyedi egyedülálló egyensúly egyszerű egyén elem elengedhetetlen elégedett elér előny ember emberek emberi esély fejleszt fejlődés felfedez figyelem fokoz fontos gondol gondolat gyönyörű harmónia hasznos használ haszon hatás hatékony helyes hinni hisz hit hozzájárul hozzáállás ideális idő időt igény ihlet inspiráció jelent jelentős jobb jó jól jólét jövő kezd kezdet kicsi kihívás kis kiváló kulcs kulcsfontosságú képes képesség kérdés könnyen könnyű különböző különleges legjobb lehetséges lehetőség lehetővé lélek lényeg lényeges lépés létfontosságú megfelelő meghatározó megoldás megért mindennapi mindennapok minőség modern motiváció mód módszer nagy nagyobb nagyszerű nap napok naponta nehéz nélkülözhetetlen növekedés növel ok okok pillanat potenciál pozitív probléma példa remek rész részek segít segítség siker sikeres sokféle sokszínű szellem szempont személy személyes szenvedély szerep számos számtalan szép szépség szükség szükséges tanul tapasztalat test tud tudás társadalom téma tényező tökéletes törekszik türelem világ vágy változatos változik változás él élet élmény élni élvez érez érezni ért értelem érték értékes érzés önbizalom öröm ösztönöz új',
    ),
  },
  ordinalDot: true,
  patterns: {
    currency: 'forint\\p{L}*|dollár',
  },
  dayBehindMonth: true,
  shares: {
    ordinals: [['minden (W)<end>', 'második=2 harmadik=3 negyedik=4 ötödik=5 hatodik=6 tizedik=10']],
  },
  months: months(
    'január/jan február/febr március/márc április/ápr május/máj június/jún július/júl augusztus/aug szeptember/szept október/okt november/nov december/dec',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
