/**
 * English words with several meanings, each a word of its own in other languages, which only the sentence decides: "back" is a body part, a direction or a verb.
 * Our own list of words seen in headings, captions and labels; other source languages have none yet.
 */
const english = new Set(
  `back bank bar bark bat bear board bolt book bow box break bright can case cast change charge check clear close coach column contact cool
  count court cover crane current date deck deed draft draw dress drill drive drop dry duck fair fall fan fast fat file fine fire fit fix flat fly
  fold form free fresh game glass grave ground hard head hide iron jam kind land last lead leaves left letter lie light like line live lock long
  match mean meet might mind mine minute miss model nail novel object odd order park party pass patient pen perfect pick pitch plane plant play
  plot point pool pop post pound present press print produce proof pupil race rain rear record refuse rest right ring rock roll rose round row ruler
  saw scale seal season second see set shade shake shape share shed ship shop show sign sink slip sound spell spring square stable staff stage
  stalk stamp stand star state steer step stick still stock store strike suit table tank tap tear tie till tip tire toast top trace track trade
  train trip trunk turn type view watch wave way well whole will wind work yard`.split(/\s+/),
)

/** Words of a text that may mean several things. */
export function countAmbiguous(text: string, language: string): number {
  if (language.split('-')[0]?.toLowerCase() !== 'en') return 0
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => english.has(word)).length
}
