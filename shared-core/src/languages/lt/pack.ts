import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/lt.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Lithuanian. Stop words: those of stopwords-iso that news text uses, and its commonest words. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'lt',
  name: 'Lietuvių',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'abiem abu anot ant apie ar arba be bei bent bet beveik buvo dar dėl iki ir itin jei jeigu ji jis jo jog jums kad kai kita kol link man mane manimi mano mes mumis mums ne negu nei nes net netoli neva nors nuo o pagal palei pasak paskui pat pats patys per pirma po prie pro sakė savo su ta tad tai taip tarp tarsi tas tavimi ties tiesiog tik tokia toks tol toliau vien vienas vietoj vis visa vos yra į',
    ),
    questionWords: words('kas ką kur kada kaip kodėl kuris kuri kurie kiek kieno kokia koks kokie iš kur kam kuo'),
    genericHeadings: phrases(
      'įvadas|įžanga|išvada|išvados|santrauka|apžvalga|apibendrinimas|daugiau informacijos|papildoma informacija|skaitykite taip pat|šaltiniai|nuorodos|literatūra|pastabos|išorinės nuorodos|susiję straipsniai|taip pat žiūrėkite|turinys|dažniausiai užduodami klausimai|duk|klausimai ir atsakymai|privalumai|trūkumai|privalumai ir trūkumai|savybės|patarimai|pavyzdžiai|rezultatai|aptarimas|kontaktai|apie mus|komentarai',
    ),
    referenceOpeners: phrases(
      'tai|šis|ši|šie|šios|tas|ta|tie|jis|ji|jie|jos|jo|jų|čia|ten|tada|paskui|todėl|taigi|be to|taip pat|bet|tačiau|vis dėlto|kita vertus|priešingai|vietoj to|kitaip|šiuo atveju|tuo tarpu|ir|arba|abu|toks|tokia',
    ),
    abbreviations: words(
      'pvz t.y t.t kt dr prof doc g gatv pr nr psl p m mėn d val min tel tūkst mln mlrd šv pav lent žr red ltd apie vad',
    ),
    genericLinkTexts: phrases(
      'čia|spauskite čia|spustelėkite čia|daugiau|skaityti daugiau|skaitykite daugiau|daugiau informacijos|sužinoti daugiau|tęsti|nuoroda|ši nuoroda|šis puslapis|puslapis|svetainė|straipsnis|šis straipsnis|išsamiau|atsisiųsti|šaltinis|info',
    ),
    genericWords: words(
      'aistra asmeninis aspektas ateitis atrasti atsakymas auga augimas augti būdai būdas būtinas dalis dalykas dalys didelis didesnis didinti didžiulis diena dienos dvasia dėmesys džiaugsmas efektyvus elementas esminis esmė galimas galimybė gebėjimas gera geras geriau geriausias gerovė gražus grožis gyvenimas gyventi harmonija idealus idėja individualus išmokti iššūkis jausmas jausti jaustis jaučia kantrybė kasdien kasdienis keisti keičia klausimas kokybė kuria kurti kūnas laikas laiko laimingas laimė lengvas malonumas malonus mažas metodas mintis mintys modernus mokytis momentas motyvacija mąstyti mėgautis nauda naudingas nauja naujas nepamirštamas nesuskaičiuojamas noras norėti nuostabus padeda padėti pagalba pagerinti pagrindas pamiršti paprastas pasaulis pasiekti pasirinkti pasitenkinimas pasitikėjimas patirti patirtis pavykti pavyzdys pokytis pokyčiai poreikis potencialas poveikis pozityvus požiūris pradėti pradžia prasmė priemonė prisiminti problema protas puikus pusiausvyra raktas randa rasti reikalingas reikia reikšmė rezultatas siekis siela skatinti skirtingas skirtumas sudėtingas sunkus suprasti suteikti svarba svarbus sėkmingas sėkmė teigiamas tema tikslas tinkamas tobulas tobulėti unikalus užtikrinti vaidmuo veiksnys vertingas vertybė vertė visuomenė vystymasis ypatingas įgyti įkvėpti įspūdingas įtaka įvairovė įvairus šiandien šiuolaikinis žingsnis žmogus žmonių žmonės',
    ),
  },
  patterns: {
    references: 'literatura',
  },
  dayBehindMonth: true,
  months: months(
    'sausio/sausis vasario/vasaris kovo/kovas balandžio/balandis gegužės/gegužė birželio/birželis liepos/liepa rugpjūčio/rugpjūtis rugsėjo/rugsėjis spalio/spalis lapkričio/lapkritis gruodžio/gruodis',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
