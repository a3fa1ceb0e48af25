/** The text up to the last word that ends within so many UTF-16 units, with an ellipsis; the whole text where it is no longer. */
export const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest) + 1 || longest).trimEnd()}…`
