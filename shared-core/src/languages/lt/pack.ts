import { months, phrases, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/lt.gen.ts'

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
  },
  months: months(
    'sausio/sausis vasario/vasaris kovo/kovas balandžio/balandis gegužės/gegužė birželio/birželis liepos/liepa rugpjūčio/rugpjūtis rugsėjo/rugsėjis spalio/spalis lapkričio/lapkritis gruodžio/gruodis',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
