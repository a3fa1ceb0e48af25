import type { Inflection } from '../inflection.ts'

export const inflection: Inflection = {
  letters: '',
  spellings: [
    ['œ', 'oe'],
    ['æ', 'ae'],
  ],
  words:
    'œil yeux|travail travaux|vitrail vitraux|bail baux|corail coraux|émail émaux|ciel cieux|madame mesdames|monsieur messieurs|beau bel belle beaux belles|nouveau nouvel nouvelle nouveaux nouvelles|vieux vieil vieille vieilles|fou fol folle fous folles|long longs longue longues|doux douce douces|roux rousse rousses|frais fraîche fraîches|sec secs sèche sèches|blanc blancs blanche blanches|franc francs franche franches|faux fausse fausses|public publics publique publiques|grec grecs grecque grecques|turc turcs turque turques|gros grosse grosses|bas basse basses|gras grasse grasses|épais épaisse épaisses|favori favoris favorite favorites|bon bons bonne bonnes meilleur meilleurs meilleure meilleures|mauvais mauvaise mauvaises pire pires|' +
    'marche marches marcher marchons|marché marchés|sale sales|salé salés salée salées saler|côte côtes|côté côtés|cote cotes|pâte pâtes|pâté pâtés|pêche pêches pêcher|péché péchés|tache taches|tâche tâches|jeune jeunes|jeûne jeûnes jeûner|mur murs|mûr mûrs mûre mûres|mais|maïs|cure cures|curé curés|congé congés|congre|passe passes|passé passés|retraite retraites|retraité retraités|' +
    'port ports|porte portes|cap caps|cape capes|sol sols|sole soles|point points|pointe pointes|cour|cours|mode modes|tour tours|fils|fil|bois|fois|foi|mois|moi|fonds|fond|livre livres|montre montres|poste postes|vol vols|vole voles voler|mont monts|monte montes monter monté|rang rangs|range ranges ranger rangé|bar bars|gare gares|car cars|carte cartes|col cols|colle colles coller collé|parc parcs|vin vins|vigne vignes|pot pots|pote potes|pain pains|peine peines|pois|poisson poissons|poison poisons|cas|case cases|tas|tasse tasses|bal bals|balle balles|mal maux|malle malles|sel sels|selle selles|mère mères|mer mers|pile piles|fer fers|fère|chat chats chatte chattes|chaton chatons|banc bancs|banque banques|masse masses|lit lits|lire lis lisent lisant lu lue lus lues|vent vents|vente ventes|vendre vend vends vendent vendu vendue vendus vendues|plant plants|médecin médecins|médecine médecines|champ champs|' +
    'faire fait fais faite faits faites font faisant|prendre prend prends prennent pris prise prises prenant|mettre met mets mettent mis mise mises mettant|boire boit bois boivent bu buvant|écrire écrit écris écrite écrits écrites écrivent écrivant|cuire cuit cuis cuite cuits cuites cuisent cuisant|voir voit vois voient vu vue voyant|tenir tient tiens tenu tenue|venir vient viens venu venue venus|savoir sait sais su|devoir doit dois dû|pouvoir peut peux peuvent|aller va vais vont allé allée|acheter achète achètes achètent acheté achetée achetés achetées achetant achetons achetez|jeter jette jettent jeté jetée jetant|appeler appelle appellent appelé appelée',
  classes: [
    { of: 'n', min: 2, endings: '- s', unless: 's$' },
    { of: 'n', min: 0, endings: 'eaux>eau eux>eu oux>ou' },
    { of: 'n', min: 2, endings: 'aux>al' },
    // endings of adjectives and participles; `rue` is no form of `ru`
    { of: 'a', min: 3, endings: '- e s es', unless: '[^aeiouy]{3}$|^(?:vill|tent|cod|forc|pomm|cas|plac|gard)$' },
    {
      of: 'a',
      min: 3,
      endings:
        'euse>eux euses>eux ive>if ives>if elle>el elles>el enne>en ennes>en onne>on onnes>on ette>et ettes>et ete>et etes>et ere>er eres>er ille>il illes>il',
    },
    { of: 'a', min: 4, endings: 'trice>teur trices>teur' },
    { of: 'v', min: 3, endings: 'er ee ees ant ons ez ait aient era eront erai erez eant eons' },
    { of: 'v', min: 4, endings: 'e es ent', unless: 'm$' },
    { of: 'w', min: 3, endings: 'ir it is issons issez issent issant i ie ies is' },
    { of: 'x', min: 3, endings: 're u ue us ues ent ons ez ant' },
  ],
}
