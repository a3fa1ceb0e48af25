import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/sw.gen.ts'
import { months, words } from '../words/entries.ts'

/** Swahili. Stop words: the commonest words of news text and those of stopwords-iso that it uses. Other lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'sw',
  name: 'Kiswahili',
  direction: 'ltr',
  script: 'spaced',
  doublesWords: true,
  reviewed: false,
  lists: {
    stopWords: words(
      'akasema alikuwa alisema ambao ambayo asilimia au baada basi bila cha chini dhidi eneo hadi hali hapo hata hilo hivyo hiyo huku huo huu ikiwa ili ilikuwa juu kabla kama karibu kati katika kazi kila kisha kubwa kufanya kuhusu kupata kura kutoka kuwa kwa kwamba kwanza kwenda kwenye la lakini mara mchezo mdogo miaka mimi mkubwa mmoja moja mpira mtu muda mwaka mwenye na naye nchi ndani ni nini njia pamoja pia rais saa sababu sana sasa siku tena timu tu uchaguzi vile vya wa wakati wake walikuwa wao watu wengine wote ya yake yangu yao yeye za zaidi zake',
    ),
    genericWords: words(
      'aina ajabu akili anuwai athari baadaye binadamu binafsi bora chaguo changamoto chanya dhana dunia faida fikra furaha fursa hatua hisia hitaji huboresha hukua husaidia hutoa huwezesha imani inabadilika inafaa inahitaji inasaidia inatoa inawezekana jambo jamii jibu jipya jukumu kamili kesho kibinafsi kimsingi kipekee kipengele kisasa kitu kuamini kuanza kuathiri kubadilika kuboresha kubwa kuchagua kuelewa kuendelea kufaa kufaidika kufanikiwa kufaulu kufikia kufurahia kugundua kuhakikisha kuhamasisha kuhisi kuhitaji kuishi kujaribu kujiamini kujifunza kukua kukumbuka kuongeza kurahisisha kuridhika kusaidia kusudi kutoa kuvutia kuwezesha lazima lengo maalum maana mabadiliko mada maelewano maendeleo mafanikio mahitaji maisha makini malengo mambo manufaa maswali matokeo mawazo mbalimbali mbinu mchango mengi mfano mifano misingi mkubwa motisha mpya msingi msukumo mtu muda muhimu mwanadamu mwanzo mwili nafasi nafsi ndogo njia nyakati nyingi nzuri pekee rahisi roho sababu sahihi sehemu shauku siku subira suluhisho swali tatizo thamani tofauti ubora uboreshaji uelewa ufanisi ukamilifu ukuaji ulimwengu umakini umuhimu urahisi usawaziko ushawishi ustawi uvumilivu uwezekano uwezo uwiano uzoefu uzuri vigumu vipengele vitu vizuri wakati watu wazo zama',
    ),
  },
  months: months(
    'januari/jan februari/feb machi/mac aprili/apr mei juni/jun julai/jul agosti/ago septemba/sep oktoba/okt novemba/nov desemba/des',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
