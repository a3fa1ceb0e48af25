/** Two questions are the same when only case, white space and the final mark differ. Twin of PHP: ASCII case only, no Unicode tables. */
export function questionKey(question: string): string {
  return question
    .replace(/[ \t\n\f\r\u00a0]+/g, ' ')
    .replace(/^ | $/g, '')
    .replace(/[ ?.!:;\uff1f\u061f\u037e]+$/, '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
