import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/fr.gen.ts'
import { months, phrases, shortEnding, shortPlural, words } from '../words/entries.ts'

/** French. Ease: Kandel and Moles 1958. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'fr',
  name: 'Français',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      "a à afin ai aie ainsi alors après as assez au aucun aucune aujourd'hui auquel aussi autour autre autres aux avaient avait avant avec avez avoir avons ayant bien c ça car ce ceci cela celle celles celui cependant ces cet cette ceux chaque chez comme contre d dans de déjà depuis derrière dès des deux devant dit doit doivent donc dont du durant elle elles en encore enfin entre est et étaient était étant été être eu eux fait faire fait fois font fut grâce hors ici il ils j je jusqu jusque l la là laquelle le lequel les lesquels leur leurs lors lorsque lui ma mais malgré me même mêmes mes mieux moins mon n ne ni non nos notre nous on ont ou où par parce parmi pas pendant peu peut peuvent plus plusieurs plutôt pour pourtant puis puisque qu que quel quelle quelles quelque quelques quels qui quoi s sa sans sauf se selon sera seront ses si sien soit son sont sous sur surtout t ta tandis tant te tel telle tels tes toi ton toujours tous tout toute toutes très trop tu un une vers voici voilà vos votre vous vu y",
    ),
    baitPhrases: phrases(
      "ne te dit pas|ne vous dit pas|ne vous disent pas|ce qui s'est passé ensuite|ce qui se passe ensuite|cette seule astuce|la vérité choquante|les médecins détestent|personne ne vous dit|personne ne vous le dit|tu ne vas pas croire|va changer votre vie|va tout changer|va vous choquer|va vous surprendre|va vous étonner|vont vous choquer|vous laisser sans voix|vous n'allez pas croire|vous n'allez pas en croire|vous ne devinerez jamais|ne vous dira jamais|ne te dira jamais|ne vous diront jamais|vous cache",
    ),
    vagueSubjects: words(
      'fois temps bienvenue',
      'actualité actualités article aventure avis blog changement chose choses conseil conseils début découverte expérience',
      'expériences fait faits histoire histoires idée idées info information informations infos jour journée jours leçon moment',
      'moments monde mot mots note notes nouvelle nouvelles opinion partie pensée pensées projet question questions raison raisons',
      'récit réflexion réflexions résumé secret secrets souvenirs sujet surprise séjour truc trucs vacances vie voyage voyages',
      'vérité week-end weekend',
      'heure heures midi minuit matin matinée après-midi soir soirée nuit lundi mardi mercredi jeudi vendredi samedi',
      'dimanche semaine semaines mois an ans année années saison guide service visite minute minutes',
    ),
    questionWords: words("que quoi qui quand où comment pourquoi quel quelle quels quelles combien lequel laquelle qu'est est-ce"),
    genericHeadings: phrases(
      "introduction|conclusion|conclusions|résumé|en résumé|aperçu|présentation|vue d'ensemble|généralités|contexte|informations générales|plus d'informations|en savoir plus|pour aller plus loin|références|sources|bibliographie|notes|liens|liens externes|voir aussi|sommaire|table des matières|contenu|questions fréquentes|foire aux questions|faq|questions et réponses|avantages|inconvénients|avantages et inconvénients|bénéfices|caractéristiques|conseils|astuces|exemples|exemple|détails|résultats|discussion|méthode|méthodes|prochaines étapes|étape 1|étape 2|étape 3|partie 1|partie 2|divers|autres|commentaires|contact|à propos|qui sommes-nous|à propos de l'auteur|avant-propos|annexe|articles similaires|articles liés|verdict|notre avis|l'essentiel|à retenir|points clés",
    ),
    referenceOpeners: phrases(
      "ceci|cela|ça|ce|cet|cette|ces|celui-ci|celle-ci|ceux-ci|celui-là|il|elle|ils|elles|leur|leurs|son|sa|ses|ici|là|ainsi|alors|puis|ensuite|donc|par conséquent|c'est pourquoi|pour cette raison|de ce fait|en conséquence|en outre|de plus|par ailleurs|également|aussi|cependant|toutefois|néanmoins|pourtant|en revanche|d'autre part|au contraire|sinon|dans ce cas|comme mentionné|comme indiqué ci-dessus|pendant ce temps|mais|et|ou|les deux|ce dernier|cette dernière|le premier|de même|un tel|une telle|tel|telle",
    ),
    abbreviations: words(
      'm mm mme mmes mlle dr pr prof st ste etc ex p.ex p pp cf art vol fig éd av apr env max min tél n° no bd av. j.-c ap s.a janv févr avr juil sept oct nov déc chap réf c.-à-d',
    ),
    genericLinkTexts: phrases(
      "ici|cliquez ici|cliquer ici|clique ici|cliquez-ici|cliquez sur ce lien|suivez ce lien|par ici|voir ici|lire la suite|en savoir plus|plus|plus d'infos|plus d'informations|voir plus|suite|lien|ce lien|cette page|page|site|site web|article|cet article|détails|télécharger|source|info|voir",
    ),
    numberUnits: words(
      'points personnes utilisateurs clients patients élèves étudiants salariés employés participants entreprises sociétés pays villes écoles hôpitaux ménages foyers cas études fois ans an années mois semaines jours jour heures heure minutes minute secondes millions million milliards milliard mille cents euros euro dollars francs livres kg g mg tonnes tonne km m cm mm kilomètres mètres hectares litres litre l ml kwh mwh watts w kw mw volts v gb go mo to ghz degrés calories kcal chambres places visiteurs membres habitants voix pièces produits pages mots articles grammes kilos',
    ),
    announcements: phrases(
      'dans cet article|dans ce guide|dans ce billet|cet article vous|ce guide vous|cet article explique|cet article explore|nous allons voir|nous allons explorer|nous allons découvrir|nous vous expliquons|nous vous présentons|on vous explique',
    ),
    genericWords: words(
      "important essentiel crucial vital clé fondamental significatif précieux nécessaire primordial principal rôle part partie aspect élément facteur base fondement nombreux varié divers différent multiple innombrable unique individuel spécial simple facile difficile possible avantage bienfait bénéfice positif bon bonne meilleur grand améliorer augmenter efficace succès réussir résultat effet impact valeur qualité aide aider soutien offrir offre permet contribuer favoriser assurer atteindre objectif but vie vivre vit quotidien monde gens personne humain homme corps esprit âme société jour journée temps aujourd'hui moderne époque avenir futur chemin voie manière façon moyen étape moment instant expérience choisir choix adapté convenir trouver découvrir explorer apprendre comprendre savoir besoin vouloir veut envie penser croire considérer noter garder souvenir oublier essayer commencer profiter sentir ressentir changer croissance développer occasion opportunité potentiel défi solution idée méthode attention heureux bonheur joie satisfaction équilibre harmonie épanouir inspiration motivation confiance passion patience merveilleux magnifique parfait beau belle chose problème question réponse sujet point raison exemple travail prendre donner devenir petit nouveau",
    ),
    definitionVerbs: phrases(
      "est un|est une|est le|est la|est l|sont des|sont les|était un|était une|signifie|désigne|désignent|se définit comme|est défini comme|est définie comme|on appelle|s'appelle|appelé|appelée|consiste à|consiste en|se réfère à|représente|décrit",
    ),
    promotionalPhrases: phrases(
      'incroyable|incroyables|révolutionnaire|révolutionnaires|unique en son genre|leader du marché|de classe mondiale|qualité supérieure|meilleure qualité|inégalé|inégalée|imbattable|imbattables|exceptionnel|exceptionnelle|parfait pour vous|solution parfaite|solution idéale|incontournable|dernier cri|achetez maintenant|commandez maintenant|profitez-en|ne manquez pas|offre limitée|offre exclusive|offre spéciale|gratuit|garanti|résultats garantis|sans risque|satisfait ou remboursé|de rêve|magique|miracle|sans effort|changer votre vie|extraordinaire|fantastique|sensationnel',
    ),
    fillerPhrases: phrases(
      "en fait|en réalité|à vrai dire|bien sûr|évidemment|bien évidemment|de nos jours|à l'heure actuelle|dans le monde d'aujourd'hui|il est important de noter que|il convient de noter que|il faut savoir que|force est de constater|comme chacun sait|comme nous le savons tous|en raison du fait que|le fait que|en ce qui concerne|en termes de|au niveau de|plus ou moins|d'une certaine manière|à mon avis|pour être honnête|sans aucun doute|joue un rôle important|joue un rôle crucial|tout simplement|littéralement|vraiment",
    ),
    sayingVerbs: words(
      'dit déclare déclaré explique expliqué affirme affirmé ajoute ajouté selon indique indiqué précise précisé souligne souligné estime estimé écrit annonce annoncé rappelle rappelé assure assuré rapporte avertit conclut reconnaît',
    ),
    negations: words('ne n pas jamais aucun aucune rien personne sans ni'),
    conditions: words('si quand lorsque sauf avant après sans seulement que'),
    listNouns: words(
      'conseils astuces raisons étapes exemples idées erreurs outils choses méthodes avantages inconvénients signes questions types règles façons manières recettes livres lieux stratégies',
    ),
    qualifiers: words(
      'meilleur meilleure meilleurs meilleures seul seule premier première gratuit garanti prouvé officiel exclusif complet parfait toujours jamais tous toutes',
    ),
    stepWords: words('étape étapes'),
    superlatives: words('meilleur meilleure meilleurs meilleures pire plus moins premier première seul seule'),
    modals: words('pourrait pourraient devrait devraient peut peuvent doit doivent'),
    deictics: words('ce cet cette ces ceci voici ici'),
    secondPerson: words('tu te toi ton ta tes vous votre vos'),
    curiosityWords: phrases(
      "incroyable|secret|secrets|astuce|choc|choquant|vous n'allez pas croire|ce qui s'est passé|surprenant|raisons|choses|signes|vérité|fou|folle|hallucinant|personne ne vous dit|vous devez savoir",
    ),
    numberWords: words(
      'zéro un une deux trois quatre cinq six sept huit neuf dix onze douze vingt trente quarante cinquante soixante cent mille million millions milliard demi moitié tiers quart',
    ),
    transitionWords: phrases(
      "ainsi|alors|après|aussi|car|cependant|c'est-à-dire|d'abord|de plus|donc|du coup|en conclusion|en effet|en outre|en revanche|en résumé|enfin|ensuite|finalement|lorsque|mais|même si|néanmoins|or|par ailleurs|par conséquent|par exemple|parce que|pendant que|pourtant|premièrement|puis|puisque|quand|si|tandis que|toutefois",
    ),
  },
  apostrophe: 'elision',
  affixes: [shortPlural, shortEnding('x')],
  syllables: { kind: 'groups', vowels: 'aeiouyàâäéèêëîïôöùûüœæ' },
  answerTypes: {
    count: phrases('combien|quel pourcentage|quelle proportion|à combien'),
    time: phrases('quand|en quelle année|quelle année|à quelle date|quel jour|depuis quand|à quelle heure|à quelles dates|quels jours'),
    who: phrases('qui|à qui|par qui|de qui|avec qui'),
    steps: phrases('comment faire|comment puis-je|comment peut-on'),
    definition: phrases("qu'est-ce que|qu'est ce que|c'est quoi|que signifie|que veut dire"),
  },
  titleForm: "^comment (?:bien |mieux |ne pas |s['’]|se )?\\S+(?:er|ir|re)\\s|^qu['’]est-ce\\s",
  intents: {
    how_to: phrases('comment|guide|tutoriel|étape par étape'),
    definition: phrases("qu'est-ce que|définition|c'est quoi"),
    comparison: phrases('vs|versus|comparatif|comparaison|différence|différences|ou'),
    list: phrases('les meilleurs|les meilleures|top|conseils|astuces|idées|exemples'),
    price: phrases('prix|tarif|tarifs|coût|coûts|combien coûte|salaire'),
    review: phrases('avis|test|critique'),
    news: phrases("aujourd'hui|hier|annonce|lance"),
    opinion: phrases('opinion|tribune|éditorial|pourquoi je'),
  },
  patterns: {
    hour: 'heures?',
    caption: 'tableau',
    numbered: 'chapitre|étape|partie|niveau|tableau|annexe|épisode|leçon|alinéa',
    measured:
      "(?:bureaux? d['’]études?|cabinets?|experts?|ingénieurs?|assureurs?|préfecture|observatoire|agence|institut|gendarmerie|pompiers|cour des comptes)[^.;:]{0,60} (?:chiffr|estim|évalu|mesur|calcul|recens)(?:e|é|ent|ait|aient)|(?:selon|d['’]après) (?:l[ea]s? |l['’])(?:bureau|cabinet|experts?|ingénieurs?|assureurs?|préfecture|observatoire|agence|institut)",
    study:
      "(?<!bureaux? d['’])études?|enquêtes?|sondages?|mesures? (?:de|du)|recensements?|statistiques?|chercheurs?|chercheuses?|essais? (?:de|du)",
    asksDuration: 'combien de temps',
    lasting: 'heure|jour|semaine|mois|ans?(?!\\p{L})|année|nuit',
    currency: 'couronnes|livres sterling',
    references: 'références|sources et références|bibliographie',
    free: '\\bgratuit\\b|\\b(?:une|deux) fois par\\b|\\b(?:chaque|tous les) (?:jour|soir|semaine|mois|an)',
    newsDay: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier soir',
    opinionLabel: 'débats?|tribunes?|chroniques?|idées',
    collection: 'idées[- ]cadeaux',
    alternative: 'ou',
    asking: 'comment|pourquoi|quand|combien|où|que faire|quel(?:le)?s?',
    call: '\\babonnez|\\binscrivez-vous\\b',
    livingCosts: '\\bco[uû]ts? de la vie\\b',
    forward:
      '(?:quelques|plusieurs) (?:choses|points|conseils)|ces (?:\\d+|deux|trois|quatre|cinq) (?:\\S+ )?(?:choses|étapes|conseils|astuces)|(?<!(?:jours|mois|années|semaines|heures|ans) )suivante?s|ci-dessous|voici (?:comment|les|nos|quelques)',
    often: 'souvent|de plus en plus|beaucoup de gens',
    rhetorical:
      "avez-vous aimé|(?:cet|l['’])\\s?article vous a|prête?s? (?:à|pour)|qu['’]en est-il|pourquoi (?:pas|nous(?: choisir|(?=\\W*$)))|envie d|avez-vous déjà|saviez-vous|qu['’]en pensez-vous|vous (?:cherchez|souhaitez|voulez)|intéressée?s? par|besoin d|des questions|une question|.*s['’]il vous plaît[?!]+$",
    sumsUp: "en bref|l['’]essentiel",
    series: 'dossier|entretien|vidéo',
    scale: 'mille',
    instruction: '\\b(?:ignorez|oubliez|ignore)\\b[^.!?\\n]{0,40}\\binstructions\\b[^.!?\\n]{0,20}\\b(?:précédentes|antérieures)',
  },
  shares: {
    numbers: 'un=1 une=1 le=1',
    parts: ['(N)(?: <letter>{3,20})? sur (N)(?! <letter>+[sx](?!<letter>))<end>'],
    fractions: [
      [
        "(N) (tiers|quart|cinquième|sixième|septième|huitième|neuvième|dixième)s?(?= (?:(?:des?|du) |d[’'])(?!finale))",
        'tiers=3 quart=4 cinquième=5 sixième=6 septième=7 huitième=8 neuvième=9 dixième=10',
      ],
    ],
    words: [["moitié(?= (?:(?:des?|du) |d[’']))", 50]],
    rows: 'premi[eè]re?s?|seconde?|deuxième|autre|derni[eè]re?s?|première',
  },
  months: months(
    'janvier/janv février/févr mars avril/avr mai juin juillet/juil août septembre/sept octobre/oct novembre/nov décembre/déc',
  ),
  passive: {
    auxiliaries: words('est sont était étaient fut furent sera seront serait seraient soit soient été être étant'),
    participlePatterns: [
      '[a-zàâçèéêëîïôûü]{2,}(?:é|ée|és|ées)$',
      '^(?:fait|refait|écrit|décrit|inscrit|produit|construit|conduit|réduit|introduit|traduit|détruit|dit|interdit|ouvert|couvert|offert|découvert|peint|éteint|atteint|joint)(?:e|s|es)?$|^(?:mis|pris|appris|compris|permis|soumis|transmis|remis|acquis|admis)(?:e|es)?$|^(?:vu|lu|vendu|rendu|reçu|connu|prévu|élu|tenu|obtenu|maintenu|perçu|conçu|battu|défendu|attendu|entendu|reconnu|suivi|servi|choisi|fini|établi|fourni|défini|garanti|rempli|averti|puni)(?:e|s|es)?$',
    ],
    exceptionPattern:
      '^(?:all|arriv|entr|rentr|mont|rest|retourn|tomb|pass|décéd|été|n|âg|apparent)(?:é|ée|és|ées)$|^(?:été|né|née|nés|nées|âgé|âgée|parti|partie|partis|parties|sorti|sortie|sortis|sorties|venu|devenu|revenu|mort|aussi|ici|ainsi|depuis|plus|parmi|demi|qui)$',
    adverbPattern: 'ment$|^(?:pas|plus|jamais|souvent|déjà|encore|bien|toujours|aussi|très)$',
    reflexives: words('s se me te'),
    statePattern:
      '^\\S+ (?:(?:intéress|ferm|situ|mari|fatigu|déçu|étonn|passionn|motiv|compliqu|élev|adapt|limit|press|occup|priv|sal|sucr)(?:é|ée|és|ées)|(?:déçu|ouvert|fini|connu)(?:e|s|es)?) (?!par$)',
    reach: 1,
  },
  ease: { name: 'Kandel–Moles', kind: 'flesch', base: 207, perSentence: 1.015, perWord: 73.6 },
  sentenceLimit: 25,
  answerThreshold: 490,
  phrases: { whatIs: 'Qu’est-ce que {} ?', howTo: 'Comment {}', versus: '{} ou {}', inSteps: '{} en {} étapes' },
  levels,
  apart,
}
