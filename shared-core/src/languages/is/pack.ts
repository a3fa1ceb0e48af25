import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/is.gen.ts'
import { months, words } from '../words/entries.ts'

/** Icelandic. Stop words: the commonest words of news text. Other lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'is',
  name: 'Íslenska',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'af aftur allt að ef eftir eins ekki en enn er eru eða fram frá fyrir gegn hafa hafi hann hans hefur hefði hjá hún með mun nú og sagði samkvæmt segir sem sig svo til um upp var vegna vera verið við voru væri yfir á áfram ára árið ég í úr út þar þau það þegar þeim þeir þeirra þess þetta því',
    ),
    genericWords: words(
      'afgerandi athygli atriði auka aukast auðvelt aðferð besta bestur betra betri breyta byrja byrjun bæta daglega daglegur dagsins dagur draumur dæmi dýrmætur efla eiginleiki einfaldur einfalt einstaklingur einstakt einstakur fallegur farsæld finna finnst fjölbreyttur fjölmargir framtíð frábær fullkominn fólk gagnlegur gefa gefur gera gerir gildi gleyma gleði gleðja gott grundvöllur grunnur góð góður hamingja hentar hentugur hjálp hjálpa hluta hluti hlutverk hugmynd hugsa hugur hvatning hæfileiki innblástur jafnvægi jákvæður kanna kostir kostur lausn leið leiðir lifa lifir lykill læra lærir líf lífið líkami lítill líðan manneskja mannlegur markmið maður merking mikill mikilvægur mikið mismunandi mögulegt möguleiki nauðsyn niðurstaða njóta nútíma nútími ný nýr nýtt reyna reynsla samfélag samhengi samræmi sjálfstraust skapa skilja skipta skref spurning stuðla stærri stór stórt svar svör sál sérstakur tilfinning tilgangur traust tryggja trúa tækifæri tíma tími uppgötva upphaf upplifa val vandamál vaxa velgengni velja vellíðan velur verðmæti vex vita viðfangsefni yndislegur áhrif áhugi ánægja ánægður árangur áskorun ástríða ástæða ólíkur ómissandi ótal ótrúlegur þarfir þekking þolinmæði þróa þróun þáttur þættir þörf',
    ),
  },
  ordinalDot: true,
  months: months(
    'janúar/jan febrúar/feb mars/mar apríl/apr maí júní/jún júlí/júl ágúst/ágú september/sep október/okt nóvember/nóv desember/des',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
