import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/ca.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Catalan. Stop words: those of stopwords-iso that news text uses, and its commonest words. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'ca',
  name: 'Català',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a abans així això al aleshores alguna algunes alguns alhora als altra altre altres amb ambdós anar aquell aquella aquells aquest aquesta aquestes aquests aquí baix bé cada cap contra d’un d’una d’unes de del dels després dins dir donat durant eh el els em en encara ens entre era eren es estan estat estava estaven estem estic està et fa fan fer fi fins fora ha han has haver havia he hem hi ho i inclòs ja jo la les li llarg mal malgrat mateix me mentre meu meus meva molt moltes molts més ne ni no només nosaltres nostra nostre nostres o pel pels però poc podem poden poder podeu primer propi puc qual quals que s’ha s’han saber sap segons semblant sense ser seu seus seva seves si sobre soc som sota són tal també tan tant tenim tenir teu tinc tot tota totes tots un una unes uns us va vaig vam van veu és',
    ),
    questionWords: words('què qui on quan com perquè per què quin quina quins quines quant quanta quants quantes'),
    genericHeadings: phrases(
      'introducció|conclusió|conclusions|resum|visió general|antecedents|més informació|informació addicional|llegiu també|fonts|referències|bibliografia|notes|enllaços|enllaços externs|articles relacionats|vegeu també|índex|contingut|preguntes freqüents|preguntes i respostes|faq|avantatges|inconvenients|avantatges i inconvenients|característiques|consells|exemples|detalls|resultats|discussió|contacte|sobre nosaltres|comentaris',
    ),
    referenceOpeners: phrases(
      'això|aquest|aquesta|aquests|aquestes|aquell|aquella|ell|ella|ells|elles|el seu|la seva|aquí|allà|llavors|després|per tant|així|a més|també|però|tanmateix|no obstant això|d’altra banda|al contrari|en canvi|altrament|en aquest cas|mentrestant|i|o|tots dos',
    ),
    abbreviations: words('p.ex etc dr dra sr sra prof av c núm pàg pàgs tel st sta ed fig vol aprox màx mín s a.c d.c ex'),
    genericLinkTexts: phrases(
      'aquí|cliqueu aquí|clica aquí|feu clic aquí|més|llegir més|llegiu més|més informació|saber-ne més|continua|enllaç|aquest enllaç|aquesta pàgina|pàgina|web|article|aquest article|detalls|descarrega|font|info',
    ),
    genericWords: words(
      'aconseguir actual adequat ajuda ajudar alegria aprendre aprofitar aspecte assegurar assolir augmentar avantatge avui base bellesa benefici bon bonic bàsic camí canvi canviar causa començar comprendre coneixement confiança contribuir conèixer cos cosa creixement creure crucial créixer descobrir desenvolupar desig dia diferent difícil divers diversitat efecte efectiu eficaç element emoció entendre equilibri escollir especial esperit essencial etapa excepcional exemple experiència explorar factor felicitat feliç fonament fonamental forma futur fàcil garantir gaudir gent gran harmonia humà idea ideal impacte important importància increïble individual influència inici inspiració instant intentar manera ment meravellós millor millorar modern moment motiu motivació món múltiple necessari necessitat nombrós nou nova objectiu ocasió ofereix oferir opció oportunitat paciència part passió pensament pensar perfecte permet persona petit petita plaer positiu possibilitat possible potencial pregunta principal problema profit proporcionar provar punt qualitat quotidià qüestió raó realment recordar repte resposta resultat saber satisfacció satisfet sensació sentiment senzill simple societat solució suport tema temps tipus treball triar utilitat valor valuós variat varietat vida vital viu viure ànima èxit únic única útil',
    ),
  },
  apostrophe: 'elision',
  patterns: {
    references: 'bibliografia',
    free: '\\bgratis\\b|\\bgratuit\\b',
    opinionLabel: 'tribuna',
    alternative: 'o',
    livingCosts: '\\bcost[eo]s? de (?:la )?vida\\b',
  },
  months: months(
    'gener/gen febrer/febr març d’abril/abril/d’abr/abr maig juny juliol/jul d’agost/agost/d’ag/ag setembre/set d’octubre/octubre/d’oct/oct novembre/nov desembre/des',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
