import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/af.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Afrikaans. Stop words: those of stopwords-iso that news text uses, and its commonest words. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'af',
  name: 'Afrikaans',
  direction: 'ltr',
  script: 'spaced',
  doublesWords: true,
  reviewed: false,
  lists: {
    stopWords: words(
      '’n aan af al as baie by daar dag dat deur die dit een ek en gaan gesê haar het hom hulle hy in is jou jy kan kom ma maar meer met my na net nie of om ons oor op saam sal sien so sy sê te toe tot uit van vir was word',
    ),
    questionWords: words('wat wie waar wanneer hoe hoekom waarom watter hoeveel wie se waarheen waarvandaan'),
    genericHeadings: phrases(
      'inleiding|gevolgtrekking|slot|opsomming|oorsig|agtergrond|meer inligting|bykomende inligting|lees ook|bronne|verwysings|bibliografie|notas|voetnotas|skakels|eksterne skakels|verwante artikels|sien ook|inhoud|inhoudsopgawe|gereelde vrae|vrae en antwoorde|faq|voordele|nadele|voordele en nadele|kenmerke|wenke|voorbeelde|besonderhede|resultate|bespreking|kontak|oor ons|kommentaar',
    ),
    referenceOpeners: phrases(
      'dit|hierdie|daardie|hy|sy|hulle|sy|haar|hul|hier|daar|toe|dan|daarna|daarom|dus|boonop|verder|ook|maar|egter|nietemin|aan die ander kant|inteendeel|in plaas daarvan|anders|in hierdie geval|intussen|en|of|albei|sulke',
    ),
    abbreviations: words('bv ens d.w.s d.i dr prof mnr mev mej nr bl bls tel st fig red ca asb nl o.a m.b.t n.c'),
    genericLinkTexts: phrases(
      'hier|klik hier|meer|lees meer|lees verder|meer inligting|vind meer uit|gaan voort|skakel|hierdie skakel|hierdie bladsy|bladsy|webwerf|artikel|hierdie artikel|besonderhede|laai af|bron|info',
    ),
    genericWords: words(
      'aandag alledaags antwoord aspek balans basis begin behoefte belang beleef belewenis bereik beste beteken beter bevorder beïnvloed daagliks dae dag deel denke ding dinge dink doel doeltreffend droom eenvoudig effek element ervaar ervaring essensieel faktor fantasties fokus fundamenteel gedagte geduld gees geleentheid geluk gemaklik geniet genot geskik gevoel gevoelens glo goed goeie groei groot groter harmonie hedendaags heerlik help herinner idee idees impak individu inspirasie inspireer invloed kans kanse kennis keuse keuses kies klein kwaliteit leef lewe lewens liggaam maklik manier mens mense menslik metode modern moeilik mooi moontlik motivering nodig noodsaaklik nut nuttig nuut nuwe onmisbaar ontdek ontelbare onthou ontwikkel onvergeetlik oomblik oorweeg oplossing pas passend passie perfek persoon positief potensiaal pragtig probeer probleem rede redes resultaat rol samehang samelewing sentraal siel sin sinvol skep skoonheid spesiaal stap stappe sukses talle talryk tema tevrede toekoms toepaslik tyd tye uitdaging uitstekend uniek vandag verander verbeter vergeet vermoë verseker verskeidenheid verskil verstaan vertroue vervulling vitaal voel voorbeeld voordeel vooruitgang vra vraag vrae vreugde waarde welstand werk wonderlik wêreld',
    ),
  },
  patterns: {
    references: 'bronnen|literatuur',
    free: '\\bgratis\\b',
    newsDay: 'maandag|dinsdag|donderdag',
    alternative: 'of',
    asking: 'hoe|waarom|wie',
  },
  months: months(
    'januarie/jan februarie/feb maart/mrt april/apr mei junie/jun julie/jul augustus/aug september/sep oktober/okt november/nov desember/des',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
