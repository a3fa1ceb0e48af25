import type { Inflection } from '../inflection.ts'

/** Stems of two nouns, one in `-o` and one in `-a`, that are no forms of each other (`puerto`, `puerta`). */
const pairs =
  'cas|puert|plat|libr|mod|punt|banc|cuent|pat|rat|pes|ri|suel|grad|cost|cop|bols|barc|raz|tint|cub|mes|caball|cer|cint|foc|fond|mang|manzan|naranj|cerez|mor|pim|pal|pas|pil|pomp|ram|rued|sal|sed|sol|sop|tap|tas|test|tel|tram|vel|llam|derech|acer|calz|cuadr|dat|ferri|frut|huert|leñ|marc|minut|mont|or|part|post|poz|puest|ruin|tecl|tir|vas|caj|castañ|bañ|cañ|pez|piñ|pin|pel|per|pist|plaz|plant|port|prim|pulp|ray|rest|rop|rod|sac|sig|tax|ton|torr|vid|viñ|pech|fech|gir|jarr|lam|lim|lin|mat|olm|palm|par|pintur|regl|ros|mesur|medi|ciruel|cas|mang|cam|car|carg|cat|cob|col|com|cop|coron|cort|cuch|cur|dam|dur|fall|form|garr|gast|got|guard|gust|hoj|hel|lad|map|mas|mech|met|mural|pag|pas|past|pat|pen|pol|pollin|quit|respuest|secret|suer|torment|tormo|trat|tunel|us|val|zanj|cero|cer|boc|bot|brot|cald|bomb|corre'

export const inflection: Inflection = {
  letters: 'ñ',
  spellings: [],
  words:
    'papa papas|papá papás|sabana sabanas|sábana sábanas|secretaría secretarías|perdida perdidas perdido perdidos|pérdida pérdidas|hacia|hacía|revolver|revólver revólveres|cántara|mano manos|foto fotos|moto motos|radio radios|día días|buen bueno buena buenos buenas mejor mejores|malo mala malos malas mal peor peores|gran grande grandes|primer primero primera primeros primeras|tercer tercero tercera|país países|mes meses|pez peces|pecho pechos|gato gatos gata gatas|niño niños niña niñas|' +
    'hacer hace hacen haces haciendo hecho hecha hechos hechas hago hizo hicieron|poner pone ponen poniendo puesto pongo puso|dormir duerme duermen duermes durmiendo dormido|pedir pide piden pidiendo pedido|jugar juega juegan juegas jugando jugado|contar cuenta cuentan contando contado|cuento cuentos|cocer cuece cuecen cociendo cocido cocida cocidos cocidas|freír fríe fríen friendo frito frita fritos fritas|ver ve ven viendo visto vista|decir dice dicen diciendo dicho|tener tiene tienen teniendo tenido|ir va van yendo ido|escribir escribe escriben escribiendo escrito escrita|abrir abre abren abriendo abierto abierta abiertos abiertas|volver vuelve vuelven volviendo vuelto|elegir elige eligen eligiendo elegido elegida|encontrar encuentra encuentran encontrando encontrado|probar prueba prueban probando probado|empezar empieza empiezan empezando empezado|calentar calienta calientan calentando calentado',
  classes: [
    { of: 'n', min: 2, endings: '- s', unless: '[^aeiou]$' },
    { of: 'n', min: 2, endings: '-' },
    { of: 'n', min: 2, endings: 'es', unless: '[aeou]$' },
    { of: 'n', min: 2, endings: 'ces>z iones>ion' },
    { of: 'a', min: 3, endings: 'o a os as', unless: `^(?:${pairs})$` },
    { of: 'a', min: 3, endings: 'amente' },
    { of: 'g', min: 5, endings: '- a es as', only: '(?:[dts]or|[nlgcd]es|an|in|añol)$' },
    { of: 'v', min: 3, endings: 'ar arse ando andose ado ada ados adas aba aban aron amos arlo arla' },
    { of: 'v', min: 5, endings: 'a as an e en' },
    { of: 'v', min: 2, endings: 'car>c cando>c cado>c quen>c que>c gar>g gue>g guen>g zar>z ce>z cen>z' },
    { of: 'w', min: 3, endings: 'er ir erse irse iendo iendose ido ida idos idas ieron emos imos' },
    { of: 'w', min: 4, endings: 'e en' },
  ],
}
