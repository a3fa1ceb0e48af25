import type { OpeningSource } from '../opening-source.ts'

/** Written by us. */
export const opening: OpeningSource = {
  articles: 'le la les l un une des',
  pointing: 'cette ce cet ces mon ma notre nos son sa ses',
  of: 'de du des d',
  adjectivesFollow: true,
  isA: "(?:est|sont) (?:une?|des|le|la|les|l[’']) ?",
  nouns: 'de du des d en par avec sans sur au aux',
  others: 'à pour et ou qui que dont où entre depuis dans comme',
  clause: 'parce|car|bien que|tandis|qui|que|dont|où|selon|après|puis|afin',
  bareClause: 'parce que|bien que|tandis que|et (?:ne|se|est|sont|peut|peuvent|a|ont|doit|doivent|coûte|sera|seront)',
  date: '(?:pour la première fois|(?:depuis le|à partir du|du|le) (?:(?:lun|mar|mercre|jeu|vendre|same)di |dimanche )?[0-9])',
  and: 'et',
  past: 'ait|aient|ont|a',
  purpose: 'pour|avec|sans|qui',
  between: 'se s ne n y en a aussi déjà toujours',
  condition: "si|s[’']il|sauf|seulement|à condition|à moins|pourvu|jusqu|mais",
  contested:
    'personnes|sources?|rumeurs?|médias|experts?|critiques|chercheurs|scientifiques|études?|sondages?|témoins|avocate?s?|(?:enquêt|accus|assassin|meurtr)[a-zéèê]*|fraude',
  object: '(?:\\S{2,20}(?:er|ir|re) (?:une?|votre|ton|ta)|(?:Si|Quand|Lorsque) (?:votre|ton|ta)) ',
  front: { any: 'En|Au|Après|Pendant|Pour|Avec|Hier', start: 'Depuis|À partir|Dès|Le [0-9]|Cet?|Cette|Aujourd|Demain' },
  lede: {
    done: '(?:a|ont|est|sont|a été|ont été) ',
    circumstance: '(?:à [A-Z]|en [A-Z]|lors |pendant |près de |après une? )',
    verb: 'va|vont|a|ont|sera|seront|[a-zéèêç]{2,}(?:era|eront|ira|iront|dra|dront|tra|tront)|(?:est|sont) (?:[a-zé]{2,}(?:é|i|u|it|is|ert)(?:e?s?))',
    past: null,
    scheduled:
      '(?:r)?ouvre(?:nt)?|ferme(?:nt)?|commence(?:nt)?|débute(?:nt)?|déménage(?:nt)?|passe(?:nt)?|entre(?:nt)?|augmente(?:nt)?|baisse(?:nt)?|termine(?:nt)?|reprend|reprennent|change(?:nt)?|devient|deviennent|arrive(?:nt)?',
    day: "hier|aujourd[’']hui|demain|ce (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?! [0-9])|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?! [0-9])|cette semaine",
    announced:
      "Nous (?:sommes|avons)(?: très)? (?:heureux|heureuses|ravis|ravies|fiers|fières|le plaisir) (?:de vous |d[’'])(?:annoncer|informer|faire savoir) que ",
    end: "(?:en|dès|à partir de|fin|début) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|[12][0-9]{3}|été|automne|hiver)|au (?:printemps|mois)|à (?:l[’']automne|partir du)|l[’']an prochain|après|cet (?:été|automne|hiver)",
  },
}
