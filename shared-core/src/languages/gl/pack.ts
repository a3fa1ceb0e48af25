import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/gl.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Galician. Stop words: those of stopwords-iso that news text uses, and its commonest words. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'gl',
  name: 'Galego',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a ao aos aquí as así aínda ben co coa coas con connosco contigo cos cun cunha cuns da das de dela delas desde deste do dos dun dunha e el ela eles en era eran esa esas ese eses esta estaba estar este estes estou está están eu facer foi foron había hai iso isto las lle lles me meu meus min miña miñas moi máis na nas neste nin no non nos nosa nosas noso nosos nun nunha nós o os ou para pero pode pola polas polo polos se senón ser seu seus sexa sido sobre súa súas tamén tan ten ter teñen teño tiña un unha unhas á é',
    ),
    questionWords: words('que quen onde cando como por que cal cales canto canta cantos cantas'),
    genericHeadings: phrases(
      'introdución|conclusión|conclusións|resumo|visión xeral|antecedentes|máis información|información adicional|le tamén|fontes|referencias|bibliografía|notas|ligazóns|ligazóns externas|artigos relacionados|véxase tamén|índice|contido|preguntas frecuentes|preguntas e respostas|faq|vantaxes|desvantaxes|vantaxes e desvantaxes|características|consellos|exemplos|detalles|resultados|discusión|contacto|sobre nós|comentarios',
    ),
    referenceOpeners: phrases(
      'isto|iso|este|esta|estes|estas|ese|esa|el|ela|eles|elas|o seu|a súa|aquí|alí|entón|despois|polo tanto|así|ademais|tamén|pero|porén|non obstante|por outra banda|pola contra|no canto diso|se non|neste caso|mentres tanto|e|ou|ambos',
    ),
    abbreviations: words('p.ex etc dr dra sr sra prof av núm páx páxs tel st sta ed fig vol aprox máx mín a.c d.c ex'),
    genericLinkTexts: phrases(
      'aquí|preme aquí|fai clic aquí|máis|ler máis|le máis|máis información|saber máis|continuar|ligazón|esta ligazón|esta páxina|páxina|web|artigo|este artigo|detalles|descargar|fonte|info',
    ),
    genericWords: words(
      'acadar actual alegría alma apoio aprender aproveitar asegurar aspecto aumentar axeitado axuda axudar base beleza beneficio básico calidade cambiar cambio camiño causa comezar comprender confianza conseguir contribuír corpo cotián cousa coñecemento coñecer crecemento crecer crer crucial cuestión desafío descubrir desenvolver desexo desfrutar diferente difícil diversidade diverso día efectivo efecto eficaz elemento emoción entender equilibrio escolla escoller esencial especial espírito excepcional exemplo experiencia explorar factor felicidade feliz fermoso forma fundamental futuro fácil garantir gozar gran harmonía hoxe humano idea ideal impacto importancia importante incrible individual influencia inicio inspiración instante intentar ledicia lembrar lograr maneira marabilloso mellor mellorar mente moderno momento motivación motivo mundo múltiple necesario necesidade novo numeroso obxectivo ocasión ofrecer opción oportunidade paciencia paixón parte paso pensamento pensar pequeno perfecto permitir persoa posibilidade posible positivo potencial pracer pregunta principal probar problema proporcionar proveito punto razón realmente resposta resultado saber satisfacción satisfeito sensación sentimento sentir simple sinxelo sociedade solución tema tempo tipo traballo utilidade valioso valor vantaxe variado variedade vida vital vivir xeito xente éxito único útil',
    ),
  },
  patterns: {
    references: 'referencias|fuentes|bibliografía|fontes',
    free: '\\bgratis\\b',
    newsDay: 'martes|sábado|domingo',
    opinionLabel: 'opinión|tribuna|columnas?',
    alternative: 'ou|o',
    livingCosts: '\\bcost[eo]s? de (?:la )?vida\\b',
  },
  months: months(
    'xaneiro/xan febreiro/feb marzo/mar abril/abr maio xuño xullo/xul agosto/ago setembro/set outubro/out novembro/nov decembro/dec',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
