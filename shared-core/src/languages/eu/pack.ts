import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/eu.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Basque. Stop words: those of stopwords-iso that news text uses, and its commonest words. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'eu',
  name: 'Euskara',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'al arabera ari asko baina baino bat batean batek bati batzuei batzuek batzuk behar bera bere beste bezala da dago dela dira ditu du dute edo egin ek en ere esan eta ez gainera gutxi haiek haietan hainbeste hala han hark hartan hau hauek hemen hona honek honetan hori horiek horrek horrela horretan hura izan ni zen zenbait ziren zituen zuen zuten',
    ),
    questionWords: words('zer nor non noiz nola zergatik zein zeintzuk zenbat noren nora nondik nori nork'),
    genericHeadings: phrases(
      'sarrera|ondorioa|ondorioak|laburpena|ikuspegi orokorra|aurrekariak|informazio gehiago|irakurri ere|iturriak|erreferentziak|bibliografia|oharrak|estekak|kanpo estekak|lotutako artikuluak|ikus gainera|aurkibidea|edukia|ohiko galderak|galderak eta erantzunak|faq|abantailak|desabantailak|abantailak eta desabantailak|ezaugarriak|aholkuak|adibideak|xehetasunak|emaitzak|eztabaida|kontaktua|guri buruz|iruzkinak',
    ),
    referenceOpeners: phrases(
      'hau|hori|hura|hauek|horiek|haiek|bera|haren|hemen|han|orduan|gero|beraz|horregatik|gainera|ere|baina|hala ere|bestalde|aitzitik|horren ordez|bestela|kasu horretan|bitartean|eta|edo|biak|halako',
    ),
    abbreviations: words('adb etab dr prof zk or tel k.a k.o g.g.b irud taul ed jn and'),
    genericLinkTexts: phrases(
      'hemen|klikatu hemen|egin klik hemen|gehiago|irakurri gehiago|informazio gehiago|jakin gehiago|jarraitu|esteka|esteka hau|orri hau|orria|webgunea|artikulua|artikulu hau|xehetasunak|deskargatu|iturria|info',
    ),
  },
  ordinalDot: true,
  dayBehindMonth: true,
  months: months(
    'urtarrila/urt otsaila/ots martxoa/mar apirila/api maiatza/mai ekaina/eka uztaila/uzt abuztua/abu iraila/ira urria/urr azaroa/aza abendua/abe',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
