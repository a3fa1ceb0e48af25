import type { TitleAdvice } from '../advice-words.ts'

/** Written by us. */
export const titleWords: TitleAdvice = {
  dates: {
    relative:
      '(?:przed)?wczoraj(?!sz)|(?<!od )(?:w )?(?:zeszł|przyszł|ubiegł)(?:ym tygodniu|ym miesiącu|ym roku|y weekend|ej jesieni|ej zimie|ego lata|y poniedziałek|y wtorek|ą środę|y czwartek|y piątek|ą sobotę|ą niedzielę)|w (?:najbliższ|następn)(?:ym tygodniu|ym miesiącu|ym roku|y piątek|ą sobotę|ą niedzielę|y weekend)|(?:kilka|dwa|dwie|trzy|cztery|\\d{1,2}) (?:dni|tygodnie|tygodni|miesiące|miesięcy) temu|(?:tydzień|miesiąc) temu',
    ahead: '(?:w )?(?:przyszł|najbliższ|następn)',
    reports: ['powiedział', 'stwierdził', 'poinformował', 'dodał', ' mówi '],
    until: '(?:do(?: dnia)?|najpóźniej(?: do)?|przed)(?: (?:poniedziałku|wtorku|środy|czwartku|piątku|soboty|niedzieli),?)?',
    future: 'będzie|będą|odbędzie|odbędą|rozpocznie|zacznie|ruszy|otworzy|planowan[yae]|zaplanowan[yaoe]',
    holds: 'można|jest|są|obowiązuje|trwa|trwają|zapisy|zgłoszenia|rejestracja|termin|ważn[yae]|otwart[yae]|dostępn[yae]',
    past: 'był[aoy]?|byli|odbył[aoy]?|odbyły|trwał[aoy]?|zakończył[aoy]?|miał[aoy]?',
  },
  numbers:
    'jeden/jedna/jedno dwa/dwie/dwóch/dwoje trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu jedenaście dwanaście/tuzin piętnaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt sto',
  series: 'część|odcinek|rozdział|dzień|tydzień|sezon|tom|numer',
  labels: {
    label: 'pilne|z ostatniej chwili|aktualizacja|zaktualizowano|na żywo|wideo|zdjęcia|uwaga|szkic|kopia|nowość|wersja ostateczna',
    section: 'wiadomości|aktualności|artykuły|artykuł|strona główna|bez kategorii|blog|komunikat prasowy',
    kindNames:
      'komunikat(?: prasowy)?|informacja prasowa|newsletter|protokół|porządek obrad|ogłoszeni[ea]|ważn[ea] (?:informacj[ae]|ogłoszenie)|informacj[ae]|zaproszenie|sprawozdanie|raport|witamy|wstęp|o nas|przepis|wywiad|przypomnienie|program|podsumowanie|wyniki',
    by: 'autor|opracował[ao]?',
  },
  open: 'oraz|lub|albo|ale|że|żeby|w|we|z|ze|na|do|od|dla|przez|przy|bo|ponieważ|gdy',
}
