import { checkSlips } from '../../../testing/check-slips.ts'

const named = 'Present: Cllrs Baines (chair), Dacre, Ferris, Hobday, Mount, Pyle, Sayer. In attendance: the clerk. Apologies: Cllr Venn.'

checkSlips('votes of more than were there', [
  [
    'en',
    `${named}\n\nThe council voted to accept, with five votes for and three against.`,
    `unfit: Present: Cllrs Baines (chair), Dacre, Ferris, Hobday, Mount,…`,
  ],
  ['en', `${named}\n\nThe council voted to accept, with four votes for and three against.`, null],
  ['en', 'There were seven members present. The vote was five for and three against.', 'wrongFigure: 8 > 7'],
  ['en', 'There were eight members present. The vote was five for and three against.', null],
  ['en', 'There were seven members present, others voted by post. The vote was five for and three against.', null],
  ['en', '2,306 residents and 41 firms took part. 58 per cent were in favour, 34 per cent against.', null],
  ['en', '2,306 residents and 41 firms took part. The vote was 58 for and 34 against.', null],
  ['de', '230 Anwohner und 41 Firmen haben teilgenommen. 58 Prozent waren dafür, 34 Prozent dagegen.', null],
  ['de', '41 Firmen nahmen teil. 58 Prozent stimmten dafür, 34 Prozent dagegen.', null],
  ['fr', '41 membres étaient présents. 58 % ont voté pour, 34 % contre.', null],
  ['en', 'Present: the board and 14 members.\n\nThe vote was ten for and seven against.', null],
  ['en', 'Present: Ada, Bea, Cleo.\n\nOn item 1 two were in favour and one against.', null],
  [
    'de',
    'Anwesend: Frau Alt, Herr Bach, Herr Cordes, Frau Dorn, Herr Egge.\n\nDer Antrag wird mit vier Stimmen dafür und zwei dagegen angenommen.',
    'unfit: Anwesend: Frau Alt, Herr Bach, Herr Cordes, Frau Dorn, Herr…',
  ],
  [
    'de',
    'Anwesend: Frau Alt, Herr Bach, Herr Cordes, Frau Dorn, Herr Egge.\n\nDer Antrag wird mit drei Stimmen dafür und zwei dagegen angenommen.',
    null,
  ],
  [
    'de',
    'Anwesend: Dr. Alt, Prof. Bach, Herr Cordes, Frau Dorn, Herr Egge.\n\nDer Antrag wird mit drei Stimmen dafür und zwei dagegen angenommen.',
    null,
  ],
  ['de', 'Anwesend waren neun Mitglieder. Sieben stimmten dafür, vier dagegen.', 'wrongFigure: 11 > 9'],
  ['de', 'Es sind 43 stimmberechtigte Mitglieder da. 29 stimmten dafür, 11 dagegen, 5 enthielten sich.', 'wrongFigure: 45 > 43'],
  ['fr', 'Neuf membres étaient présents. Sept ont voté pour, quatre contre.', 'wrongFigure: 11 > 9'],
  ['fr', 'Onze membres étaient présents. Sept ont voté pour, quatre contre.', null],
  [
    'fr',
    'Présents : Mme Aubry, M. Blin, M. Caron, Mme Denis.\n\nLa motion passe : trois voix pour, deux contre.',
    'unfit: Présents : Mme Aubry, M',
  ],
  ['es', 'Asistieron nueve socios. Hubo siete votos a favor y cuatro en contra.', 'wrongFigure: 11 > 9'],
  ['es', 'Asistieron once socios. Hubo siete votos a favor y cuatro en contra.', null],
  ['it', 'Erano presenti nove soci. I voti: sette favorevoli e quattro contrari.', 'wrongFigure: 11 > 9'],
  [
    'it',
    'Presenti: Alfieri, Bruni, Conti, Donati.\n\nLa proposta passa con tre voti favorevoli e due contrari.',
    'unfit: Presenti: Alfieri, Bruni, Conti, Donati',
  ],
  ['pt', 'Compareceram nove sócios. Houve sete votos a favor e quatro contra.', 'wrongFigure: 11 > 9'],
  ['nl', 'Er waren negen leden aanwezig. Zeven stemden voor, vier tegen.', 'wrongFigure: 11 > 9'],
  ['nl', 'Er waren elf leden aanwezig. Zeven stemden voor, vier tegen.', null],
  ['pl', 'Obecnych było dziewięć osób. Siedem głosów za, cztery przeciw.', 'wrongFigure: 11 > 9'],
  ['sv', 'Nio medlemmar närvarande. Sju röstade för och fyra emot.', 'wrongFigure: 11 > 9'],
  ['sv', 'Elva medlemmar närvarande. Sju röstade för och fyra emot.', null],
])
