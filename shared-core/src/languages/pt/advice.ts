import type { TitleAdvice } from '../advice-words.ts'

/** Written by us. */
export const titleWords: TitleAdvice = {
  dates: {
    relative:
      '(?<!de )(?:ante)?ontem(?! e )|(?:n?a )?(?:semana|quinta-feira|sexta-feira|segunda-feira|terça-feira|quarta-feira) (?:passada|que vem)|(?:n?o )?(?:mês|ano|verão|inverno|outono|fim de semana|sábado|domingo) (?:passado|que vem)|(?:n?[ao] )?próxim[ao] (?:semana|mês|ano|sábado|domingo|(?:segunda|terça|quarta|quinta|sexta)-feira|fim de semana)(?! (?:de|da|do)\\b)|há (?:poucos|alguns|dois|três|quatro|duas|\\d{1,2}) (?:dias|semanas|meses)(?! (?:que|de)\\b)',
    ahead: '(?:n?[ao] )?próxim[ao]|(?:n?[ao] )?(?:semana|mês|ano) que vem',
    until: '(?:até(?: ao?| o dia)?|no máximo até|antes de)(?: (?:segunda|terça|quarta|quinta|sexta)-feira,?| sábado,?| domingo,?)?',
    future: 'será|serão|terá|terão|haverá|vai|vão|poderá|poderão|previst[oa]s?|(?:[a-zç]+(?:ar|er|ir)(?:á|ão))',
    holds: 'é|são|pode|podem|está|estão|vale|valem|inscrições|inscrever|reservar|prazo|válid[oa]|disponível|abert[oa]s?',
    past: 'foi|foram|era|eram|esteve|estiveram|teve|tiveram|tinha|houve',
  },
  numbers:
    'um/uma dois/duas três quatro cinco seis sete oito nove dez/dezena onze doze/dúzia quinze vinte/vintena trinta quarenta cinquenta cem/centena',
  series: 'parte|episódio|capítulo|dia|semana|temporada|jornada|número|etapa|linha',
  labels: {
    label:
      'urgente|última hora|atualização|atualizado|actualização|exclusivo|ao vivo|em direto|vídeo|fotos|aviso|rascunho|cópia de|novo|versão final',
    section: 'notícias?|novidades|artigos?|início|comunicado(?: de imprensa)?|sem categoria|em destaque|blog|atualidade',
    kindNames:
      'comunicado(?: (?:de|à) imprensa)?|nota à imprensa|boletim|circular|ata|ordem do dia|anúncio|avisos?(?: importantes?)?|informaç(?:ão|ões)|convite|relatório|bem-vind[oa]s?|introdução|apresentação|sobre nós|receita|entrevista|lembrete|programa|resumo|resultados',
    by: 'por',
  },
  open: 'os|as|um|uma|de|do|da|dos|das|ou|mas|que|com|em|no|na|por|para|ao|porque|quando',
}
