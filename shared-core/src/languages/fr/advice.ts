import type { AdviceWords } from '../advice-words.ts'
import { labels } from './title-labels.ts'

const weekdays = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'

/** Written by us. */
export const words: AdviceWords = {
  labels,
  dates: {
    relative: `(?<!d['’]|et )hier(?! et aujourd)|avant-hier|(?:la semaine|le mois|l['’]année|l['’]an|le week-end|l['’]été|l['’]hiver|${weekdays}) (?:derni(?:er|ère)|passée?|prochaine?)(?! de\\b)|il y a (?:quelques|deux|trois|quatre|cinq|six|\\d{1,2}) (?:jours|semaines|mois)`,
    ahead: "(?:la semaine|le mois|l['’]année|l['’]an|le week-end|l['’]été|l['’]hiver|\\w+di) prochain",
    until:
      "(?:jusqu['’]au|d['’]ici(?: le| au)?|avant(?: le)?|au plus tard(?: le)?|(?:prend fin|se termine|ferme)(?: le)?)(?: (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))?(?: le)?",
    future: '[a-zàâçéèêëîïôûù]{1,}(?:era|eront|ira|iront|dra|dront|aura|auront)|aura|auront|prévue?s?|doit|doivent|à partir du',
    holds:
      'est|sont|peut|peuvent|pouvez|doit|doivent|ouverte?s?|inscri(?:re|vez|ption|ptions)|valables?|dure|court|disponibles?|candidatures?|envoyez|déposer|déposez|se termine|date limite',
    past: 'était|étaient|fut|furent|avait|avaient|a été|ont été|a duré|dura|régna|vécut|restait|resta|devait|devaient|a ouvert|a fermé',
  },
  sources:
    "(?:des|plusieurs|de nombreuses|certaines|une) (?:récentes? |nombreuses )?(?:études?|recherches|sondages?)(?: récentes?)? (?:(?:l[’'])?ont |a )?(?:montr|démontr|prouv|indiqu|confirm|révèl|suggèr)|les (?:experts|spécialistes|scientifiques) (?:s[’']accordent|recommandent|conseillent|disent|affirment)|(?:selon|d[’']après) (?:des|les|plusieurs|certaine?s|de nombreu(?:x|ses)|une) (?:récentes? )?(?:études?|experts|spécialistes|scientifiques)(?! (?:d[eu]|d[’']))|scientifiquement prouvé",
  numbers:
    'un/une/premier/première deux/deuxième/second/seconde trois/troisième/trio quatre/quatrième cinq/cinquième six/sixième sept/septième huit/huitième neuf/neuvième dix/dixième/dizaine onze/onzième douze/douzième/douzaine quinze/quinzaine vingt/vingtaine trente quarante cinquante/moitié/cinquantaine cent/centaine',
  series: 'partie|épisode|chapitre|jour|semaine|saison|tome|numéro|journée',
  parts: {
    time: '\\d\\s?-?(?:min(?:utes?)?|h(?:eures?)?|jours?)(?![a-zà-ü])|(?:une|deux|trois|dix|quinze|vingt|trente|quelques) (?:minutes?|heures?)|demi-heure|toute la nuit',
    yield: 'portions?|parts?|pour (?:\\d+|deux|quatre|six|huit) |personnes|convives|pièces|donne (?:environ )?\\d',
    ingredients: 'ingrédients?|il (?:vous |te )faut',
    steps: "étapes?|préparation|instructions?|d’abord|d'abord|ensuite|puis|enfin|réalisation",
    day: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd|hier|demain|cette (?:semaine|année|nuit)|ce (?:matin|mois|soir)|derni(?:er|ère)|prochaine?|\\d\\s?h(?:\\d{2})?(?![a-z])|récemment|il y a',
    place: 'où|lieu|adresse|en ligne|salle|théâtre|parc|musée|église|école|stade|rue|centre|place|bibliothèque|mairie',
    price: 'gratuit(?:e|ement)?|prix|tarifs?|coûte|acheter|commander|vendu|boutique|magasin|disponible|abonnement|\\d\\s?euros?',
  },
  unfinished: {
    bracketed:
      'lien(?: ici)?|insérer\\b[^\\]]{0,60}|ajouter\\b[^\\]]{1,60}|à (?:compléter|vérifier|préciser|rédiger|écrire|insérer|venir)[^\\]]{0,30}|sera (?:complété|écrit|rédigé)e?[^\\]]{0,30}|compléter\\b[^\\]]{0,40}|source (?:à|\\?)[^\\]]{0,30}|texte à venir',
    whole:
      'à (?:compléter|rédiger|écrire|venir)(?: plus tard| bientôt)?|(?:sera )(?:complété|écrit|rédigé)e?(?: plus tard| bientôt)?|texte à venir|(?:insérer|ajouter) (?:le |un )?(?:texte|lien|contenu) ici|votre texte ici',
    assistant: "en tant (?:que|qu['’]) ?(?:modèle (?:de langage|linguistique)|ia\\b|intelligence artificielle|assistant ia)",
    around:
      "(?:(?:bien sûr|certainement|avec plaisir)[ \u00a0]?[!,.]? )?voici (?:votre|ton|l['’]|un|le) ?(?:[\\wàâçéèêëîïôûù-]+ ){0,3}(?:article|brouillon|billet|projet d['’]article)\\b|(?:souhaitez-vous|voulez-vous|veux-tu) que je |n['’]hésite(?:z)? pas à me dire si ",
    open: 'le|la|les|un|une|des|du|de|et|ou|mais|que|qui|à|au|aux|en|dans|avec|par|pour|sur',
  },
}
