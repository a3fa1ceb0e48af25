import type { Inflection } from '../inflection.ts'

export const inflection: Inflection = {
  letters: 'ăâșț',
  spellings: [
    ['ş', 'ș'],
    ['ţ', 'ț'],
    ['î', 'â'],
  ],
  words:
    'om omul oameni oamenii omului oamenilor|floare floarea flori florile florilor florii|carte cartea cărți cărțile cărții cărților|masă masa mese mesele mesei meselor|fată fata fete fetele fetei fetelor|stradă strada străzi străzile străzii străzilor|mână mâna mâini mâinile|soră sora surori surorile|noapte noaptea nopți nopțile|parte partea părți părțile părții|țară țara țări țările țării țărilor|piață piața piețe piețele pieței|cheie cheia chei cheile|zi ziua zile zilele zilei zilelor|ou oul ouă ouăle|cal calul cai caii|frate fratele frați frații|băiat băiatul băieți băieții|cap capul capete|copil copilul copii copiii copiilor copilului|oraș orașul orașe orașele orașului orașelor|bun bună buni bune bunul buna|frumos frumoasă frumoși frumoase|măr mărul mere merele|pește peștele pești peștii|peste|face fac făcut făcând|merge merg mers mergând|scrie scriu scris|casă casa case casele casei caselor|caz cazul cazuri cazurile cazului|roșu roșie roșii roșul|roată roata roți roțile|iarnă iarna ierni|vară vara veri|seară seara seri serile',
  classes: [
    { of: 'n', min: 2, endings: '- ul ului i ii ilor e ele elor uri urile urilor' },
    { of: 'n', min: 3, endings: 'u ule ului' },
    { of: 'n', min: 2, endings: 'ți>t ții>t ților>t zi>d zii>d zilor>d și>s șii>s' },
    { of: 'f', min: 2, endings: 'ă a e ele ei elor i ile ii ilor' },
    { of: 'f', min: 2, endings: 'ie ia ii iei iile iilor' },
    { of: 'e', min: 2, endings: 'e ea i ii ile ilor le lui' },
    { of: 'e', min: 2, endings: 'te>t tea>t ți>t ții>t țile>t' },
    { of: 'a', min: 3, endings: '- ă i e a' },
    { of: 'v', min: 3, endings: 'a ează ând at ată ate ați em are' },
  ],
}
