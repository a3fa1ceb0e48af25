/** Nouns for those who write, in the languages of bylines. */
const roleNoun =
  'writers?|reporter(?:s|in)?|editors?|correspondents?|contributors?|authors?|columnists?|journalists?|bloggers?|korrespondent(?:in|en)?|(?:gast)?autor(?:in|en)?|mitarbeiter(?:in|s)?|redakteur(?:in|s)?|correspondante?s?|envoyée? spéciale?|auteure?s?|autrice|journalistes?|collaborat(?:eur|rice)|corresponsal(?:es)?|enviad[oa] especial|autora?|autor[ae]s|periodistas?|colaborador(?:a|es)?|redactora?|corrispondente|inviat[oa]|autor[ei]|redattore|giornalista|collaboratore|correspondente|jornalista|repórter|redatora?|verslaggever|correspondent|gastauteur|redacteur|medewerker|korespondent(?:ka)?|dziennikarz|korrespondenten?|корреспондент|автор|обозреватель|invitad[oa]|convidad[oa]|ospite|muhabir(?:i|imiz)?|yazar(?:ı|ımız)?'

/** Words beside such a noun: whose, which kind, which desk, the letters of an agency. */
const besideRole =
  'the|our|an?|by|your|own|staff|special|guest|senior|junior|contributing|freelance|associate|assistant|deputy|foreign|local|national|regional|district|city|metro|crime|court|web|online|digital|news|sports?|politic(?:s|al)|business|science|health|tech(?:nology)?|features?|travel|food|culture|arts?|education|environment|royal|chief|independent|lifestyle|managing|site|unser(?:e[mnrs]?)?|eigene[rmn]?|freier?|freie[mn]|ständige[rmn]?|notre|nos|nuestr[oa]s?|invitad[oa]s?|nostr[oa]|ospite|noss[oa]|convidad[oa]|invitée?|onze|vaste|nasz|vår|vores|наш|специальный|собственный|özel|konuk|[A-Z]{2,4}'

/** `Our Correspondent`, `Guest Author`, `HT Correspondent`. */
const roleAlone = new RegExp(`^(?:(?:${besideRole})\\s)*(?:${roleNoun})(?:\\s(?:${besideRole}|${roleNoun}))*$`, 'i')

/** `本报记者`, `特约撰稿人`. */
const eastAsianRole =
  /^(?:本[報报紙纸刊誌志社网網站]|[特综綜])*(?:[訊讯约約合])?(?:記者|记者|编辑|編輯|編集者|通讯员|通訊員|撰稿人|评论员|評論員)$/

/** The line says what its author does and gives no name. */
export const isRoleAlone = (name: string): boolean => roleAlone.test(name) || eastAsianRole.test(name)
