import type { Inflection } from '../inflection.ts'

const endings =
  '- i u ü a e da de ta te dan den tan ten in un ün ler lar leri lari lere lara lerde larda lerden lardan lerin larin im um üm la le yi yu yü ya ye nin nun nün si su sü yla yle daki deki lik siz'

export const inflection: Inflection = {
  letters: 'çğöşü',
  spellings: [],
  words:
    'su suyu suya suyun sular suda|ne|göz gözü gözler|burun burnu burunlar|ağız ağzı ağızlar|şehir şehri şehirler şehirde şehrin şehre|isim ismi isimler ismin|oğul oğlu oğullar|beyin beyni beyinler|resim resmi resimler|vakit vakti vakitler|renk rengi renkler rengin renkli',
  classes: [
    { of: 'n', min: 2, endings },
    // the last consonant grows soft before a vowel: `kitap`, `kitabı`
    {
      of: 'n',
      min: 2,
      endings: 'i u ü a e in un ün im um üm',
      inside: [
        ['b$', 'p'],
        ['c$', 'ç'],
        ['d$', 't'],
        ['ğ$', 'k'],
      ],
    },
    { of: 'v', min: 2, endings: 'mak mek ar er ir ur ür iyor uyor üyor di du dü ti tu tü miş muş müş ma me an en' },
  ],
}
