import type { OpeningSource } from '../opening-source.ts'

/** Written by us. */
export const opening: OpeningSource = {
  articles: 'o a os as um uma uns umas',
  pointing: 'este esta estes estas meu minha nosso nossa seu sua',
  of: 'de do da dos das',
  adjectivesFollow: true,
  isA: '(?:é|são) (?:uma?|uns|umas|o|a|os|as) ',
  nouns: 'de do da dos das em no na com sem por',
  others: 'a ao para e ou que cujo cuja onde quando sobre entre desde até como',
  clause: 'porque|embora|enquanto|que|cujo|cuja|onde|segundo|após|depois',
  bareClause: 'porque|embora|enquanto|após|e (?:não|pode|podem|é|são|tem|têm|custa|será|serão|se)',
  date: '(?:pela primeira vez|(?:(?:desde|a partir de|em|a) [0-9]|de [0-9]{1,2} (?:de|a) ))',
  and: 'e',
  past: 'ou|ava|ia|eu|iu|era|foi',
  purpose: 'para|com|sem|que',
  between: 'se não já também nunca sempre só ainda',
  condition: 'se|salvo|só|apenas|desde que|a menos|exceto|até|mas',
  contested:
    'pessoas|fontes?|rumores|imprensa|especialistas?|críticos|cientistas|estudos?|pesquisas?|testemunhas|(?:pesquisador|advogad|investig|acus|assassin)[a-záéíóúãç]*|fraude',
  object: '(?:\\S{2,20}[aeio]r (?:uma?|seu|sua)|(?:Se|Quando) (?:o seu|a sua|o teu|a tua)) ',
  front: { any: 'Em|No|Na|Após|Durante|Para|Com|Ontem', start: 'Desde|A partir|Este|Esta|Hoje|Amanhã' },
  lede: {
    done: '(?:foi|foram|[a-z]+(?:ou|eu|iu|aram|eram|iram)) ',
    circumstance: '(?:em [A-Z]|durante |perto de |após uma? )',
    verb: 'vai|vão|terá|terão|será|serão|[a-zç]{2,}r(?:á|ão)|foi [a-zç]{2,}(?:ado|ada|ido|ida)|foram [a-zç]{2,}[aoi]d[oa]s|está a|estão a',
    past: '[a-zç]{2,}(?:ou|eu|iu|aram|eram|iram)|foi|foram',
    scheduled:
      '(?:re)?abr(?:e|em)|fech(?:a|am)|começ(?:a|am)|termin(?:a|am)|pass(?:a|am)|sob(?:e|em)|desc(?:e|em)|mud(?:a|am)|entr(?:a|am)|volt(?:a|am)|cheg(?:a|am)|receb(?:e|em)',
    day: 'ontem|hoje|amanhã|(?:nest[ae]|n[ao]|est[ae]) (?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?(?! [0-9])|esta semana',
    announced:
      '(?:Temos o prazer de|É com (?:grande )?(?:prazer|orgulho|alegria) que) (?:anunciar|anunciamos|informar|informamos|comunicar|comunicamos) que ',
    end: '(?:em|a partir de|desde) (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|[12][0-9]{3})|depois de|n[ao] (?:dia [0-9]|primavera|verão|outono|inverno|próxim[oa])|este (?:ano|verão|outono)',
  },
}
