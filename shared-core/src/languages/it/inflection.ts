import type { Inflection } from '../inflection.ts'

/** Stems of nouns that are no forms of each other (`porto`, `porta`, `porte`). */
const pairs =
  'port|banc|cas|libr|punt|mod|post|fogli|past|cost|coll|fin|mel|aranc|pizz|pal|gamb|tort|tavol|buc|mostr|vel|test|cors|cap|colp|bust|manic|cass|suol|piant|balen|boll|ment|mazz|razz|scop|tapp|partit|rit|vist|pil|pan|cort|fil|font|fogn|form|gar|mor|pont|press|sal|sed|sol|sort|spin|torr|tratt|vest|vit|vol|vas|cer|cen|can|cost|latt|lam|pest|pep|ric|rat|ros|cart|cav|parc|pacc|mond|moll|mont|merl|met|miss|mann|nott|not|ond|or|pac|pall|pass|pat|pen|per|pers|pesc|piazz|plac|salsa|sals|serr|somm|stell|tass|tavern|tel|temp|tend|terr|tim|tint|tomb|tropp|uv|vacc|vasc|ven|viol|carot|botti|bott|cambi|camp|cann|caps|carb|cort|costum|croc|dat|dam|fall|fas|fav|fest|fett|fier|fium|foll|foss|front|gall|gest|gomm|grand|mar'

export const inflection: Inflection = {
  letters: '',
  spellings: [],
  words:
    'uomo uomini|pesce pesci|pesca pesche|dito dita diti|uovo uova|braccio braccia bracci|ginocchio ginocchia|mano mani|paio paia|labbro labbra|osso ossa ossi|lenzuolo lenzuola|muro muri mura|dio dei|bue buoi|ala ali|arma armi|moglie mogli|mille mila|centinaio centinaia|migliaio migliaia|grido grida|amico amici|amica amiche|medico medici|nemico nemici|greco greci|porco porci|asparago asparagi|casa case|caso casi|casello caselli|papa papi|papà|meta mete|metà|casino casini|casinò|però|pero peri|pera pere|cibo cibi|problema problemi|tema temi|clima climi|programma programmi|sistema sistemi|poeta poeti|pianeta pianeti|buono buona buoni buone buon migliore migliori|cattivo cattiva cattivi cattive peggiore peggiori|grande grandi gran|bello bella belli belle bel bei|nuovo nuova nuovi nuove|' +
    'fare fa fanno facendo fatto fatta fatti fatte|dire dice dicendo detto|leggere legge leggono leggendo letto letta letti lette|letto letti|scrivere scrive scrivono scrivendo scritto scritta scritti scritte|cuocere cuoce cuociono cuocendo cotto cotta cotti cotte|mettere mette mettono mettendo messo messa messi messe|prendere prende prendono prendendo preso presa presi prese|scegliere sceglie scelgono scegliendo scelto scelta|bere beve bevono bevendo bevuto|vedere vede vedono vedendo visto veduto|aprire apre aprono aprendo aperto aperta aperti aperte|andare va vanno andando andato|chiudere chiude chiuso chiusa',
  classes: [
    { of: '=', min: 2, endings: '-' },
    { of: 'm', min: 2, endings: 'o i ochi>oc' },
    { of: 'm', min: 2, endings: 'chi>c ghi>g' },
    { of: 'i', min: 2, endings: 'io i' },
    { of: 'f', min: 2, endings: 'a e che>c ghe>g' },
    { of: 'f', min: 2, endings: 'cia>c ce>c gia>g ge>g' },
    { of: 'e', min: 2, endings: 'e i', unless: `^(?:${pairs})$` },
    { of: 'a', min: 3, endings: 'o a i e chi>c che>c ghi>g ghe>g', unless: `^(?:${pairs})$` },
    { of: 'p', min: 2, endings: 'a i e', only: '(?:ist|cid|iatr)$' },
    { of: 't', min: 2, endings: 'tore>t tori>t trice>t trici>t' },
    { of: 'v', min: 3, endings: 'are arsi ando ato ata ati ate iamo ava avano' },
    { of: 'v', min: 5, endings: 'a ano' },
    { of: 'w', min: 3, endings: 'ere ersi endo uto uta uti ute' },
    { of: 'w', min: 4, endings: 'e ono' },
    { of: 'x', min: 3, endings: 'ire irsi endo ito ita iti ite isce iscono' },
  ],
}
