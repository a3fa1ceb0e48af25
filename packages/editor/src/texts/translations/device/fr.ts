import type { DeviceTranslationTexts } from './device-translation-texts.ts'

export const texts: DeviceTranslationTexts = {
  ask: 'Traduire avec ce navigateur : {language}',
  changesAsk: 'Voir les modifications, traduites par ce navigateur',
  about:
    'Le traducteur de votre navigateur travaille sur cet appareil : aucun autre moteur ne reçoit le texte. Ce qu’il écrit passe les mêmes contrôles, et une personne relit le brouillon.',
  once: 'Au premier clic, le navigateur télécharge cette langue, une seule fois.',
  fetching: 'Votre navigateur télécharge la langue …',
  download: 'Téléchargement de la langue',
  translating: 'Votre navigateur traduit : {done} textes sur {all}',
  storing: 'La traduction est en cours de contrôle …',
  texts: 'Textes traduits',
  cancel: 'Annuler',
  not_allowed: 'Votre navigateur n’autorise pas son traducteur ici. Un administrateur ou le site l’a peut-être désactivé.',
  not_supported: 'Votre navigateur ne traduit pas entre ces langues.',
  no_download: 'Votre navigateur n’a pas pu télécharger la langue. Vérifiez la connexion et réessayez.',
  not_now: 'Le traducteur de votre navigateur n’est pas encore prêt. Réessayez plus tard.',
  no_model: 'Votre navigateur n’a pas de traducteur pour ces langues.',
  no_answer: 'Le traducteur de votre navigateur n’a donné aucune réponse utilisable.',
}
