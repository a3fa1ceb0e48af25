import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/pl.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Polish. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'pl',
  name: 'Polski',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a aby ale ani aż bardzo bez bo bowiem by był była było były być będą będzie bądź choć ci co coś czy czyli dla do dobrze dość gdy gdyby gdyż gdzie go i ich ile im inna inne inny innych ja jak jako jakie jaki jaka je jeden jedna jednak jednym jego jej jemu jest jestem jeszcze jeśli jeżeli już ją kiedy kilka kto która które którego której który których którym którzy lecz lub ma mają mam mamy mi mieć mimo mnie mną moja moje może można mój mu musi my na nad nam nami nas nasz nasza nasze natomiast nawet nic nich nie niech niego niej nim nimi niż no o obok od on ona one oni ono oraz oto pan po pod podczas ponad ponieważ poza przed przede przez przy raz razie roku również są się skąd sobie sposób swoje swój ta tak taka taki takie także tam te tego tej temu ten teraz też to tobie toteż tu tutaj twój ty tych tylko tym u w we wam wasz według wiele więc więcej właśnie wszystkich wszystkie wszystko wśród wy z za zaś ze zawsze że żaden żadna żeby',
    ),
    baitPhrases: phrases(
      'nie powie ci|ci nie mówi|ci nie mówią|co się stało potem|co stało się potem|lekarze nienawidzą|nie uwierzycie|nie uwierzysz|nigdy nie zgadniesz|nikt ci nie mówi|nikt ci nie powie|szokująca prawda|ten jeden trik|zaszokuje cię|zmieni twoje życie|nigdy ci nie powie|nigdy ci nie powiedzą|nigdy ci nie mówi|ukrywa przed tobą',
    ),
    vagueSubjects: words(
      'aktualności aktualność artykuł blog ciekawostki czas dni doświadczenia doświadczenie dzień fakty historia historie informacja',
      'informacje lekcja moment myśli nasz nowości opinia opowieść początek podróż podróże podsumowanie pomysł pomysły porady powody',
      'prawda projekt przemyślenia przygoda pytania raport rzecz rzeczy sekret sekrety sprawa sprawy sztuczki słowa słowo temat',
      'tematy triki urlop wakacje weekend wiadomości wieści wyjazd wyprawa życie',
      'godzina godziny rano południe popołudnie wieczór noc poniedziałek wtorek środa czwartek piątek sobota niedziela tydzień tygodnie',
      'miesiąc miesiące rok lat sezon poradnik wizyta minuta minut lata tygodni miesięcy',
    ),
    questionWords: words('co kto kiedy gdzie jak dlaczego czemu jaki jaka jakie który która które ile skąd dokąd czy kogo komu czyj'),
    genericHeadings: phrases(
      'wstęp|wprowadzenie|podsumowanie|wnioski|streszczenie|przegląd|tło|informacje ogólne|więcej informacji|czytaj więcej|czytaj także|zobacz też|zobacz także|źródła|przypisy|bibliografia|uwagi|linki|linki zewnętrzne|spis treści|treść|najczęściej zadawane pytania|często zadawane pytania|pytania i odpowiedzi|faq|zalety|wady|zalety i wady|wady i zalety|korzyści|cechy|porady|wskazówki|przykłady|przykład|szczegóły|wyniki|dyskusja|metoda|metody|następne kroki|krok 1|krok 2|krok 3|część 1|część 2|inne|różne|komentarze|kontakt|o nas|o autorze|przedmowa|załącznik|powiązane artykuły|zakończenie|werdykt',
    ),
    referenceOpeners: phrases(
      'to|ten|ta|te|ci|tamten|tamta|on|ona|ono|oni|one|jego|jej|ich|tutaj|tam|wtedy|potem|następnie|dlatego|z tego powodu|w związku z tym|zatem|więc|w rezultacie|ponadto|poza tym|dodatkowo|również|także|ale|jednak|jednakże|mimo to|z drugiej strony|natomiast|zamiast tego|w przeciwnym razie|w tym przypadku|jak wspomniano|tymczasem|i|lub|oba|obie|taki|taka|takie|podobnie',
    ),
    abbreviations: words(
      'np m.in itd itp tzn tj tzw dr prof inż mgr hab ul al pl nr str s r w wyd red tel godz ok por zob art ust pkt św ks gen płk mjr im proc tys mln mld zł gr p.n.e n.e sty lut kwi maj cze lip sie wrz paź lis gru maks min',
    ),
    genericLinkTexts: phrases(
      'tutaj|tu|kliknij tutaj|kliknij tu|proszę kliknąć tutaj|pod tym linkiem|kliknij|czytaj więcej|więcej|więcej informacji|dowiedz się więcej|zobacz więcej|czytaj dalej|link|ten link|ta strona|strona|artykuł|ten artykuł|szczegóły|pobierz|źródło|info',
    ),
    numberUnits: words(
      'procent procenta punktów osób ludzi użytkowników klientów pacjentów uczniów studentów pracowników uczestników firm krajów miast szkół szpitali gospodarstw przypadków badań razy lat lata rok roku miesięcy miesiące miesiąc tygodni tygodnie dni dzień godzin godziny godzina minut minuty sekund milionów miliony milion mln miliardów mld tysięcy tysiące tys setek złotych złote zł euro dolarów groszy kg g ton tony km m cm mm metrów kilometrów hektarów litrów litra l ml kwh mwh watów w kw gb mb stopni kalorii pokoi miejsc gości członków mieszkańców głosów sztuk stron słów',
    ),
    genericWords: words(
      'aspekt cel celu cenny chwila ciało cierpliwość codzienny cudowny czas czasu czuć czynnik części część człowiek dawać dnia dobre dobry dobrze doskonały doświadczenie dusza duże duży dzień dzisiaj efekt element główny harmonia idealny indywidualny inspiracja istotny jakość kluczowy konieczny korzyść krok lepiej lepszy liczny ludzi ludzie ludzki małe mały mniejszy moment motywacja możliwość myśl myśleć najlepszy niezbędny niezliczony nowe nowoczesny nowy odczuwać odkrywać odpowiedź oferować okazja osiągnąć osoba osób pamiętać pasja pewność piękny początek podstawa pomagać pomoc pomysł pomóc poprawa potencjał potrzeba poznać pozwalać pozytywny praca pracować pracy problem prosty przyczyna przydatny przyjemność przykład przyszłość próbować punkt pytanie radość rezultat rola rosnąć rozumieć rozwijać rozwiązanie rozwoju rozwój rzecz równowaga różne różnorodny różny satysfakcja skuteczny sposoby sposób społeczeństwo sukces szansa szczególny szczęście szczęśliwy temat trudny uczucie uczyć umożliwiać umysł unikalny wartość ważne ważność ważny wiedza wiedzieć wielki wierzyć większy wpływ wspaniały wsparcie wspierać wybierać wybrać wybór wyjątkowy wyzwanie wzrost zaczynać zacząć zadowolenie zaleta zapewniać zaufanie zmiana zmieniać znaczenie znaczący zrozumieć zwiększać łatwy ścieżka świat życia życie żyć',
    ),
  },
  ordinalDot: true,
  answerTypes: {
    count: phrases('ile|ilu|jaki procent|jak długo|jak wiele|jak dużo'),
    time: phrases('kiedy|w którym roku|jaki rok|którego dnia|w jakim roku|od kiedy|o której'),
    who: phrases('kto|kogo|komu|czyj|przez kogo|z kim'),
    steps: phrases('jak mogę|jak można|jak zrobić'),
    definition: phrases('co to jest|czym jest|czym są|co oznacza|co znaczy'),
  },
  titleForm: '^jak (?:nie )?\\S+[ćc]\\s|^(?:co to jest|czym (?:jest|są))\\s',
  patterns: {
    numbered:
      'wersja|wersji|wersję|rozdział|rozdziale|krok|kroku|strona|stronie|etap|etapie|część|części|poziom|poziomie|tabela|tabeli|artykuł|artykule|punkt|punkcie',
    measured:
      '(?:rzeczoznawc\\S+|biegł\\S+|inżynierowie|instytut|urząd|agencja|ubezpieczyciel|straż pożarna)[^.;:]{0,60} (?:oszacowa|wycenił|obliczył|zmierzył)\\S*|(?:według|zdaniem) (?:rzeczoznawc|biegł|inżynierów|instytutu|urzędu|ubezpieczyciela)\\S*',
    study: 'badani[ae]|badaniach|badaniem|ankiet[aąęy]|ankiecie|ankietach|sondaże?|sondażu|statystyk[ai]|naukowcy',
    currency: 'zł|złot\\p{L}*|koron\\p{L}*|dolar\\p{L}*',
    references: 'źródła|przypisy|bibliografia|literatura',
    free: '\\bgratis\\b|\\bza darmo\\b',
    newsDay: 'poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę',
    opinionLabel: 'opini[ea]',
    alternative: 'lub|czy',
    call: '\\bzapisz się\\b',
    forward: 'te (?:\\d+|trzy) (?:\\S+ )?(?:rzeczy|kroki)|poniżej',
    often: 'często|coraz więcej',
    rhetorical: 'brzmi znajomo|zainteresowan[yaie]|czy wiesz|masz pytania',
    sumsUp: 'w skrócie',
    series: 'poradnik|wywiad',
    scale: 'tysi\\p{L}*|miliard\\p{L}*',
    instruction: '\\b(?:zignoruj|ignoruj|zapomnij)\\b[^.!?\\n]{0,40}\\bpoprzedni[^.!?\\n]{0,20}\\b(?:instrukcj|poleceni)',
  },
  shares: {
    numbers:
      'jeden=1 jedna=1 jedną=1 jednej=1 jedno=1 dwie=2 dwa=2 dwóch=2 dwoje=2 trzech=3 troje=3 czterech=4 pięciu=5 sześciu=6 siedmiu=7 ośmiu=8 dziewięciu=9 dziesięciu=10',
    parts: ['(N) (?:na|z)(?: każdych)? (N)<end>'],
    ordinals: [
      [
        'co (W)(?:i|a|ia|ą|ią|y|e|ie|ego|iego|ej|iej|emu|iemu)<end>',
        'drug=2 trzec=3 czwart=4 piąt=5 szóst=6 siódm=7 ósm=8 dziewiąt=9 dziesiąt=10',
      ],
    ],
    fractions: [['(N) (W)(?:a|e|ą|ej|ych)<end>', 'trzeci=3 czwart=4 piąt=5 szóst=6 dziesiąt=10']],
    words: [['połow(?:a|ę|y|ie)(?= <letter>)', 50]],
    rows: 'pierwsz(?:a|ą|ej)|drug(?:a|ą|iej)|w|na',
  },
  months: months(
    'stycznia/styczeń/sty lutego/luty/lut marca/marzec/mar kwietnia/kwiecień/kwi maja/maj czerwca/czerwiec/cze lipca/lipiec/lip sierpnia/sierpień/sie września/wrzesień/wrz października/październik/paź listopada/listopad/lis grudnia/grudzień/gru',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
