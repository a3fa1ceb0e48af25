/** Units of time behind their number. */
const timeUnit =
  /(?:^|[ \u00a0\d])(?:minut\S*|hours?|days?|weeks?|months?|years?|stunden?|tagen?|wochen?|monaten?|jahren?|horas?|d[ií]as?|semanas?|mes(?:es|i)?|años?|anos?|heures?|jours?|semaines?|mois|ans|années|or[ae]|giorn[oi]|settiman[ae]|ann[oi]|uur|uren|dagen|weken|maanden|jaar|jaren)$|[分日週年]間?$|時間$/i

/** True for a figure with a unit of time. */
export const isDuration = (figure: string): boolean => timeUnit.test(figure)
