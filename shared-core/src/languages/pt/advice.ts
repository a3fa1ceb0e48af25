import type { TitleAdvice } from '../advice-words.ts'

/** Written by us. */
export const titleWords: TitleAdvice = {
  numbers:
    'um/uma dois/duas três quatro cinco seis sete oito nove dez/dezena onze doze/dúzia quinze vinte/vintena trinta quarenta cinquenta cem/centena',
  series: 'parte|episódio|capítulo|dia|semana|temporada|jornada|número|etapa|linha',
  labels: {
    label:
      'urgente|última hora|atualização|atualizado|actualização|exclusivo|ao vivo|em direto|vídeo|fotos|aviso|rascunho|cópia de|novo|versão final',
    section: 'notícias?|novidades|artigos?|início|comunicado(?: de imprensa)?|sem categoria|em destaque|blog|atualidade',
    by: 'por',
  },
}
