import type { LabelWords } from '../advice-words.ts'

/** Written by us. */
export const labels: LabelWords = {
  label:
    'urgent|alerte(?: info)?|dernière minute|mis(?:e)? à jour|màj|maj|exclusi(?:f|vité)|(?:en )?direct|(?:en )?vidéo|(?:en )?photos|flash info|info|brouillon|copie de|nouveau|version finale',
  section: 'actualités?|actus?|articles?|accueil|communiqués?(?: de presse)?|nouvelles|non classé|à la une',
  kindNames:
    "newsletter|lettre d['’]information|circulaire|compte[- ]rendu|procès-verbal|ordre du jour|annonces?|avis|informations?(?: importantes?)?|invitation|rapport|bienvenue|introduction|présentation|à propos|recette|entretien|interview|rappel|programme|résumé|note(?: de service)?|résultats",
  by: 'par',
}
