/** A figure that an article cites; `#` is the figure, `[` and `]` stand around the link. */
interface DrawnFigure {
  readonly says: string
  /** The page's own sentence. */
  readonly page: string
  readonly value: string
  readonly same: readonly string[]
  readonly changed: readonly string[]
  readonly otherUnit: string
  /** The same in another unit: it stands there or cannot be told, and is never missing. */
  readonly converted?: string
}

/** A page that shows something else than its article; the texts of each. */
export interface DrawnWall {
  readonly title: string
  readonly text: string
}

/** What cases are drawn from in one language; written without a look at the words that the judge knows. */
export interface DrawnTexts {
  readonly tag: string
  readonly title: string
  /** Paragraphs of the page about the same subject, with figures of other things. */
  readonly around: readonly [string, string, string]
  readonly figures: readonly DrawnFigure[]
  /** The article's sentence and the page's; years and days as both write them. */
  readonly date: {
    readonly says: string
    readonly page: string
    readonly value: string
    readonly same: readonly string[]
    readonly changed: readonly string[]
  }
  readonly quotation: {
    readonly says: string
    readonly page: string
    readonly value: string
    readonly shortened: string
    readonly altered: readonly string[]
  }
  /** Rows with cells apart by ` | `; the figure of `share` stands in `#`. */
  readonly table: {
    readonly says: string
    readonly value: string
    readonly rows: readonly string[]
    readonly cell: string
    readonly changed: string
  }
  readonly walls: {
    readonly cookies: DrawnWall
    readonly login: DrawnWall
    readonly gone: DrawnWall
    readonly parked: DrawnWall
    readonly script: DrawnWall
    readonly paywall: DrawnWall
    readonly challenge: DrawnWall
  }
}

export const drawnTexts: readonly DrawnTexts[] = [
  {
    tag: 'en',
    title: 'Reading in public libraries: the year in review',
    around: [
      'Libraries in the region lend more than books. In 2011 the first branch began to lend tools, and 14 branches have followed since. A drill is out for three days on average.',
      'The 212 staff were asked about their work as well. Most of them, 68%, would recommend it to a friend; 9% are looking for another job.',
      'Opening hours differ: the central library is open for 61 hours a week, the smallest branch for 12. Members pay $18 a year, and children nothing.',
    ],
    figures: [
      {
        says: 'Readers in the region borrowed # books last year, [according to the annual review].',
        page: 'Altogether, our readers took home # books in the past year.',
        value: '3.4 million',
        same: ['3,400,000', '3.4m', '3.40 million'],
        changed: ['3.1 million', '3,700,000', '34 million'],
        otherUnit: '3.4 thousand',
      },
      {
        says: 'The [annual review] says that # of members visit a branch at least once a week.',
        page: 'At least once every week, # of members come to a branch.',
        value: '42%',
        same: ['42 percent', '42 per cent', '41.8%'],
        changed: ['47%', '24 percent', '38 per cent'],
        otherUnit: '42 in a thousand',
      },
      {
        says: 'The [new reading room] in the harbour branch cost #.',
        page: 'We spent # on the new reading room at the harbour.',
        value: '$860,000',
        same: ['860,000 dollars', 'US$860,000', '$0.86 million'],
        changed: ['$890,000', '$680,000', '$8.6 million'],
        otherUnit: '€860,000',
      },
      {
        says: 'Mobile libraries drove # through villages [in twelve months].',
        page: 'Over the twelve months our mobile libraries drove # to reach the villages.',
        value: '48,000 kilometres',
        same: ['48,000 km', '48 000 kilometers', '48 thousand kilometres'],
        changed: ['43,000 km', '84,000 kilometres'],
        otherUnit: '48,000 miles',
      },
    ],
    date: {
      says: 'The harbour branch [reopened on # after the flood].',
      page: 'After the flood, the harbour branch opened its doors again on #.',
      value: '4 March 2021',
      same: ['March 4, 2021', '4 Mar 2021', '2021-03-04'],
      changed: ['4 March 2020', '14 March 2021'],
    },
    quotation: {
      says: 'A regular visitor put it like this: “#” ([annual review]).',
      page: 'One woman who comes every Tuesday told us, “#”, and laughed.',
      value: 'I came for the heating in my first winter here and I stayed because somebody handed me a novel',
      shortened: 'I came for the heating … and I stayed because somebody handed me a novel',
      altered: [
        'I came for the heating in my first winter here and I stayed because somebody sold me a novel',
        'I came for the silence in my first winter here and I stayed because somebody handed me a novel',
        'I came for the heating in my last winter here and I left because somebody handed me a novel',
      ],
    },
    table: {
      says: 'Among people over 65, [# hold a library card].',
      value: '31%',
      rows: [
        'Age group | Hold a library card (%) | Visit weekly (%)',
        'Under 18 | 74 | 22',
        'People 18 to 65 | 40 | 17',
        'People over 65 | # | 12',
      ],
      cell: '31',
      changed: '36',
    },
    walls: {
      cookies: {
        title: 'Your privacy choices',
        text: 'We and our 214 partners store and access information on your device. Choose whether to allow cookies before reading on. Agree and continue. Manage options.',
      },
      login: {
        title: 'Member area',
        text: 'Please sign in with your library account to read this document. Forgot your password? Create an account.',
      },
      gone: {
        title: 'Oops!',
        text: 'We can’t find the page you are looking for. It may have been moved or deleted. Try the search or go back to the start.',
      },
      parked: {
        title: 'readingreview.gent',
        text: 'The domain readingreview.gent may be for sale. Make an offer. Related searches: e-books, loans, insurance.',
      },
      script: { title: 'Annual review', text: 'You need to enable JavaScript to run this app.' },
      paywall: {
        title: 'Reading in public libraries: the year in review',
        text: 'Libraries lend more than ever. To continue reading, start your free trial. Already a subscriber? Unlock this article for $1 a month.',
      },
      challenge: {
        title: 'Attention required',
        text: 'Checking your browser before you access the site. This process is automatic. Please complete the security check to proceed. Ray ID: 7d1.',
      },
    },
  },
  {
    tag: 'de',
    title: 'Trinkwasser im Landkreis: der Jahresbericht',
    around: [
      'Das Wasserwerk an der Aue wurde 1964 gebaut und seither zweimal erweitert. Heute versorgen 23 Brunnen die Gemeinden, drei davon sind tiefer als 90 Meter.',
      'Im Labor arbeiten elf Menschen. Sie nehmen jede Woche 140 Proben, und 0,4 % davon müssen wiederholt werden, meist wegen eines Fehlers beim Abfüllen.',
      'Ein Kubikmeter kostet die Haushalte 1,92 Euro. Der Grundpreis liegt bei 84 Euro im Jahr und ist seit 2017 gleich geblieben.',
    ],
    figures: [
      {
        says: 'Die Haushalte im Landkreis verbrauchten voriges Jahr # Wasser, [so der Jahresbericht].',
        page: 'Der Verbrauch der Haushalte lag im vorigen Jahr bei # Wasser.',
        value: '7,3 Millionen Kubikmeter',
        same: ['7,3 Mio. m³', '7.300.000 Kubikmeter', '7,30 Millionen Kubikmeter'],
        changed: ['7,8 Millionen Kubikmeter', '3,7 Mio. m³', '73 Millionen Kubikmeter'],
        otherUnit: '7,3 Millionen Liter',
      },
      {
        says: 'Rund # der Rohre sind [laut Bericht] älter als fünfzig Jahre.',
        page: 'Älter als fünfzig Jahre sind inzwischen # der Rohre.',
        value: '29 Prozent',
        same: ['29 %', '29%', '28,9 Prozent'],
        changed: ['26 Prozent', '92 %', '34 Prozent'],
        otherUnit: '29 Promille',
      },
      {
        says: 'Für neue Leitungen gab der Verband [im Jahr # aus].',
        page: 'Der Verband hat in neue Leitungen # gesteckt.',
        value: '5,6 Millionen Euro',
        same: ['5,6 Mio. Euro', '5.600.000 €', '5 600 000 Euro'],
        changed: ['5,9 Millionen Euro', '6,5 Mio. €', '56 Millionen Euro'],
        otherUnit: '5,6 Millionen Franken',
      },
      {
        says: 'Das Netz ist nach der [Übersicht des Verbands] # lang.',
        page: 'Unser Netz hat eine Länge von #.',
        value: '1.280 Kilometer',
        same: ['1280 km', '1 280 km', '1.280 Kilometern'],
        changed: ['1.230 Kilometer', '1.820 km'],
        otherUnit: '1.280 Meter',
      },
    ],
    date: {
      says: 'Der Tiefbrunnen am Waldrand [ging am # in Betrieb].',
      page: 'Am # ging der Tiefbrunnen am Waldrand in Betrieb.',
      value: '3. Mai 2018',
      same: ['03.05.2018', '3. 5. 2018', '2018-05-03'],
      changed: ['3. Mai 2019', '13. Mai 2018'],
    },
    quotation: {
      says: '„#“, sagt der Leiter des Wasserwerks [im Gespräch].',
      page: 'Auf die Frage nach dem Sommer antwortet der Leiter: „#.“',
      value: 'In den trockenen Wochen haben wir nachts gepumpt, damit am Morgen alle duschen können',
      shortened: 'In den trockenen Wochen haben wir nachts gepumpt, […] alle duschen können',
      altered: [
        'In den trockenen Wochen haben wir tagsüber gepumpt, damit am Morgen alle duschen können',
        'In den trockenen Wochen haben wir nachts gepumpt, damit am Abend alle duschen können',
        'In den nassen Wochen haben wir nie gepumpt, damit am Morgen alle duschen können',
      ],
    },
    table: {
      says: 'In Gemeinden unter 2.000 Einwohnern gehen [# des Wassers verloren].',
      value: '11 Prozent',
      rows: [
        'Größe der Gemeinde | Wasser, das verloren geht, in Prozent | Rohrbrüche',
        'Über 10.000 Einwohner | 5 | 62',
        '2.000 bis 10.000 Einwohner | 8 | 48',
        'Unter 2.000 Einwohnern | # | 31',
      ],
      cell: '11',
      changed: '17',
    },
    walls: {
      cookies: {
        title: 'Datenschutz-Einstellungen',
        text: 'Wir und unsere 180 Partner verarbeiten Daten mit Cookies. Mit Werbung und Cookies weiterlesen oder ein Abo abschließen. Zustimmen und weiter. Einstellungen.',
      },
      login: {
        title: 'Anmelden',
        text: 'Bitte melden Sie sich an, um das Dokument zu lesen. Passwort vergessen? Noch kein Konto? Jetzt registrieren.',
      },
      gone: { title: 'Fehler 404', text: 'Die gesuchte Seite existiert leider nicht mehr. Vielleicht hilft Ihnen unsere Suche weiter.' },
      parked: {
        title: 'wasserbericht.gent',
        text: 'Diese Domain steht zum Verkauf. Jetzt Angebot abgeben. Weitere Links: Wasserfilter, Sanitär, Versicherung.',
      },
      script: { title: 'Jahresbericht', text: 'Bitte aktivieren Sie JavaScript in Ihrem Browser, um diese Seite zu sehen.' },
      paywall: {
        title: 'Trinkwasser im Landkreis',
        text: 'Das Wasserwerk an der Aue wurde erweitert. Weiterlesen mit einem Abo: jetzt vier Wochen gratis testen. Sie haben schon ein Abo? Hier anmelden.',
      },
      challenge: {
        title: 'Einen Augenblick',
        text: 'Wir prüfen, ob Sie ein Mensch sind. Bitte bestätigen Sie, dass Sie kein Roboter sind, um fortzufahren.',
      },
    },
  },
  {
    tag: 'fr',
    title: 'Les cantines scolaires du département : bilan de l’année',
    around: [
      'Les cantines existent depuis 1952 dans le département. Aujourd’hui, 340 cuisiniers préparent les plats dans 58 cuisines, dont neuf ont été rénovées.',
      'Une enquête auprès de 1 900 parents montre que le prix compte moins que le goût : 61 % parlent d’abord du goût, 19 % du prix.',
      'Un repas coûte 3,60 euros aux familles. Le tarif le plus bas est de 0,80 euro, et il n’a pas changé depuis 2020.',
    ],
    figures: [
      {
        says: 'Les cantines ont servi # repas l’an dernier, [d’après le bilan].',
        page: 'Sur l’année, nos cantines ont servi # repas aux élèves.',
        value: '8,2 millions de',
        same: ['8 200 000', '8,20 millions de', '8.200.000'],
        changed: ['8,7 millions de', '2,8 millions de', '82 millions de'],
        otherUnit: '8,2 milliers de',
      },
      {
        says: 'Selon [le même bilan], # des légumes viennent de fermes voisines.',
        page: 'Les fermes voisines fournissent # des légumes.',
        value: '54 %',
        same: ['54%', '54 pour cent', '53,9 %'],
        changed: ['59 %', '45 %', '64 pour cent'],
        otherUnit: '54 pour mille',
      },
      {
        says: 'La rénovation de la [cuisine centrale] a coûté #.',
        page: 'La cuisine centrale a été rénovée pour un coût de #.',
        value: '1,7 million d’euros',
        same: ['1 700 000 euros', '1,7 M€', '1,70 million d’euros'],
        changed: ['1,3 million d’euros', '7,1 millions d’euros', '17 millions d’euros'],
        otherUnit: '1,7 million de francs suisses',
      },
      {
        says: 'Les cuisines ont jeté # de restes [pendant l’année].',
        page: 'Pendant l’année, # de restes ont été jetées par les cuisines.',
        value: '430 tonnes',
        same: ['430 t', '429,6 tonnes'],
        changed: ['480 tonnes', '340 tonnes'],
        otherUnit: '430 kilogrammes',
        converted: '430 000 kg',
      },
    ],
    date: {
      says: 'La cuisine centrale [a rouvert le #].',
      page: 'C’est le # que la cuisine centrale a rouvert.',
      value: '1er septembre 2022',
      same: ['1 septembre 2022', '01/09/2022', '1er sept. 2022'],
      changed: ['1er septembre 2021', '11 septembre 2022'],
    },
    quotation: {
      says: '« # », explique un chef [dans le bilan].',
      page: 'Un chef raconte : « #. » Il sourit.',
      value: 'Les enfants goûtent à tout quand on leur dit le nom du paysan qui a fait pousser la carotte',
      shortened: 'Les enfants goûtent à tout […] qui a fait pousser la carotte',
      altered: [
        'Les enfants goûtent à tout quand on leur dit le nom du paysan qui a fait cuire la carotte',
        'Les enfants ne goûtent à rien quand on leur dit le nom du paysan qui a fait pousser la carotte',
        'Les parents goûtent à tout quand on leur dit le prix du paysan qui a fait pousser la carotte',
      ],
    },
    table: {
      says: 'Dans les lycées, [# des élèves mangent à la cantine].',
      value: '48 %',
      rows: [
        'Établissement | Élèves qui mangent à la cantine (%) | Repas par semaine',
        'Écoles | 77 | 3,6',
        'Collèges | 66 | 3,4',
        'Lycées | # | 2,9',
      ],
      cell: '48',
      changed: '43',
    },
    walls: {
      cookies: {
        title: 'Vos choix de confidentialité',
        text: 'Avec votre accord, nous et nos partenaires utilisons des cookies. Continuer sans accepter. Tout accepter. Paramétrer les cookies.',
      },
      login: { title: 'Connexion', text: 'Connectez-vous pour lire ce document. Mot de passe oublié ? Créer un compte.' },
      gone: { title: 'Page introuvable', text: 'La page que vous cherchez n’existe plus ou a été déplacée. Retour à l’accueil.' },
      parked: { title: 'cantines.gent', text: 'Ce nom de domaine est à vendre. Faites une offre. Liens : cuisine, traiteur, assurance.' },
      script: { title: 'Bilan', text: 'Veuillez activer JavaScript pour utiliser cette application.' },
      paywall: {
        title: 'Les cantines scolaires du département',
        text: 'Les cantines existent depuis longtemps. Cet article est réservé aux abonnés. Il vous reste 82 % de l’article à lire. Abonnez-vous à partir de 1 €.',
      },
      challenge: {
        title: 'Un instant',
        text: 'Vérification de votre navigateur en cours. Confirmez que vous n’êtes pas un robot pour continuer.',
      },
    },
  },
  {
    tag: 'es',
    title: 'El agua del embalse: informe anual',
    around: [
      'La presa se terminó en 1971 y tiene 84 metros de altura. En ella trabajan 37 personas, seis de ellas de noche.',
      'De los 1.250 vecinos consultados, el 72 % conoce las normas de riego y el 15 % reconoce que alguna vez no las cumplió.',
      'Los regantes pagan 0,06 euros por metro cúbico. La tarifa subió un 4 % en 2019 y no ha cambiado desde entonces.',
    ],
    figures: [
      {
        says: 'El embalse recibió el año pasado la visita de # personas, [señala el informe].',
        page: 'Durante el año pasado visitaron el embalse # personas.',
        value: '540.000',
        same: ['540 000', '540000', '540 mil'],
        changed: ['590.000', '450.000', '5.400.000'],
        otherUnit: '540',
      },
      {
        says: 'En agosto el embalse estaba al # de su capacidad, [según la confederación].',
        page: 'El nivel de agosto fue el # de la capacidad.',
        value: '23 %',
        same: ['23%', '23 por ciento', '22,8 %'],
        changed: ['28 %', '32 %', '53 por ciento'],
        otherUnit: '23 metros',
      },
      {
        says: 'Las [obras del canal] costaron #.',
        page: 'En las obras del canal se invirtieron #.',
        value: '12,5 millones de euros',
        same: ['12.500.000 euros', '12,5 M€', '12,50 millones de euros'],
        changed: ['12,9 millones de euros', '15,2 millones de euros', '125 millones de euros'],
        otherUnit: '12,5 millones de pesos',
      },
      {
        says: 'El canal riega # de naranjos [en tres comarcas].',
        page: 'En las tres comarcas el canal da agua a # de naranjos.',
        value: '6.400 hectáreas',
        same: ['6400 ha', '6.400 ha'],
        changed: ['6.900 hectáreas', '4.600 ha'],
        otherUnit: '6.400 metros cuadrados',
        converted: '64 km²',
      },
    ],
    date: {
      says: 'La compuerta vieja [se cerró el # por última vez].',
      page: 'La compuerta vieja se cerró por última vez el #.',
      value: '9 de octubre de 2017',
      same: ['09/10/2017', '9 octubre 2017', '9-10-2017'],
      changed: ['9 de octubre de 2016', '19 de octubre de 2017'],
    },
    quotation: {
      says: '«#», dice la encargada de la presa [en el informe].',
      page: 'La encargada lo resume: «#».',
      value: 'Cuando baja el agua aparece la torre de la iglesia y los viejos vienen a contar dónde estaba su casa',
      shortened: 'Cuando baja el agua aparece la torre […] y los viejos vienen a contar dónde estaba su casa',
      altered: [
        'Cuando sube el agua aparece la torre de la iglesia y los viejos vienen a contar dónde estaba su casa',
        'Cuando baja el agua aparece la torre de la iglesia y los jóvenes vienen a contar dónde estaba su casa',
        'Cuando baja el agua aparece la torre de la iglesia y los viejos vienen a olvidar dónde estaba su casa',
      ],
    },
    table: {
      says: 'En verano [el riego consume el # del agua].',
      value: '81 %',
      rows: ['Estación | Agua que consume el riego (%) | Lluvia (mm)', 'Invierno | 19 | 120', 'Primavera | 44 | 95', 'Verano | # | 12'],
      cell: '81',
      changed: '87',
    },
    walls: {
      cookies: {
        title: 'Tu privacidad',
        text: 'Para seguir navegando gratis debes aceptar las cookies de nuestros socios. Aceptar y continuar. Rechazar y suscribirse. Configurar cookies.',
      },
      login: { title: 'Acceso de usuarios', text: 'Inicia sesión para ver este documento. ¿Has olvidado tu contraseña? Regístrate.' },
      gone: { title: 'Vaya', text: 'La página que buscas no existe o ha cambiado de dirección. Vuelve a la portada.' },
      parked: { title: 'embalse.gent', text: 'Este dominio está en venta. Haz una oferta. Enlaces: riego, piscinas, seguros.' },
      script: { title: 'Informe', text: 'Necesitas activar JavaScript para usar esta aplicación.' },
      paywall: {
        title: 'El agua del embalse',
        text: 'La presa tiene 84 metros. Contenido exclusivo para suscriptores. Suscríbete para seguir leyendo desde 1 € al mes.',
      },
      challenge: {
        title: 'Un momento',
        text: 'Comprobando que eres humano. Marca la casilla para demostrar que no eres un robot y seguir.',
      },
    },
  },
  {
    tag: 'pt',
    title: 'Os comboios regionais: relatório do ano',
    around: [
      'A linha do vale abriu em 1887 e tem 31 estações. Em 2014 fecharam duas delas, e uma voltou a abrir depois de protestos.',
      'Entre os 2.300 passageiros ouvidos, 57 % viajam para o trabalho e 18 % para a escola. Os outros visitam família.',
      'O passe mensal custa 40 euros. Um bilhete simples custa 3,15 euros desde janeiro, mais 5 cêntimos do que antes.',
    ],
    figures: [
      {
        says: 'Os comboios regionais transportaram # passageiros no ano passado, [segundo o relatório].',
        page: 'No ano passado viajaram nos comboios regionais # passageiros.',
        value: '4,7 milhões de',
        same: ['4.700.000', '4 700 000', '4,70 milhões de'],
        changed: ['4,2 milhões de', '7,4 milhões de', '47 milhões de'],
        otherUnit: '4,7 mil',
      },
      {
        says: 'Chegaram à hora [# dos comboios da linha do vale].',
        page: 'Na linha do vale # dos comboios chegaram à hora.',
        value: '88 %',
        same: ['88%', '88 por cento', '87,9 %'],
        changed: ['83 %', '78 por cento', '98 %'],
        otherUnit: '88 por mil',
      },
      {
        says: 'A [nova ponte] custou #.',
        page: 'A nova ponte ficou por #.',
        value: '9,1 milhões de euros',
        same: ['9.100.000 euros', '9,1 M€', '9 100 000 €'],
        changed: ['9,6 milhões de euros', '1,9 milhões de euros', '91 milhões de euros'],
        otherUnit: '9,1 milhões de reais',
      },
      {
        says: 'A linha do vale tem # de comprimento, [lê-se na página da empresa].',
        page: 'O comprimento da linha do vale é de #.',
        value: '74 quilómetros',
        same: ['74 km', '74,0 km', '73,8 quilómetros'],
        changed: ['79 quilómetros', '47 km'],
        otherUnit: '74 milhas',
      },
    ],
    date: {
      says: 'A ponte nova [foi inaugurada a #].',
      page: 'A inauguração da ponte nova foi a #.',
      value: '12 de junho de 2019',
      same: ['12/06/2019', '12-06-2019', '12 de Junho de 2019'],
      changed: ['12 de junho de 2018', '22 de junho de 2019'],
    },
    quotation: {
      says: '“#”, conta uma revisora [no relatório].',
      page: 'Uma revisora contou-nos: «#.»',
      value: 'Conheço as pessoas pelo lugar onde se sentam e reparo logo quando alguém falta na segunda-feira',
      shortened: 'Conheço as pessoas pelo lugar onde se sentam (…) quando alguém falta na segunda-feira',
      altered: [
        'Conheço as pessoas pelo lugar onde se sentam e reparo logo quando alguém falta na sexta-feira',
        'Conheço as pessoas pelo casaco que vestem e reparo logo quando alguém falta na segunda-feira',
        'Não conheço as pessoas pelo lugar onde se sentam e nunca reparo quando alguém falta na segunda-feira',
      ],
    },
    table: {
      says: 'Ao domingo [# dos lugares vão vazios].',
      value: '63 %',
      rows: ['Dia | Lugares que vão vazios (%) | Comboios', 'Dias úteis | 27 | 44', 'Sábado | 51 | 30', 'Domingo | # | 22'],
      cell: '63',
      changed: '68',
    },
    walls: {
      cookies: {
        title: 'A sua privacidade',
        text: 'Nós e os nossos parceiros utilizamos cookies. Escolha se aceita cookies antes de continuar. Aceitar tudo. Mais opções.',
      },
      login: { title: 'Entrar', text: 'Inicie sessão para ler este documento. Esqueceu-se da palavra-passe? Criar conta.' },
      gone: { title: 'Ups', text: 'A página que procura não foi encontrada ou já não existe. Voltar ao início.' },
      parked: { title: 'comboios.gent', text: 'Este domínio está à venda. Faça uma oferta. Ligações: viagens, hotéis, seguros.' },
      script: { title: 'Relatório', text: 'É necessário ativar o JavaScript para ver esta página.' },
      paywall: {
        title: 'Os comboios regionais',
        text: 'A linha do vale abriu há muito. Este artigo é exclusivo para assinantes. Assine já para continuar a ler.',
      },
      challenge: { title: 'Aguarde', text: 'A verificar se é humano. Confirme que não é um robô para continuar.' },
    },
  },
  {
    tag: 'pl',
    title: 'Lasy województwa: raport roczny',
    around: [
      'Najstarszy rezerwat powstał w 1938 roku. Dziś jest ich 26, a cztery kolejne są planowane.',
      'W ankiecie wzięło udział 1480 osób: 66% chodzi do lasu raz w miesiącu, a 21% zbiera grzyby.',
      'Leśnicy sprzedają metr drewna opałowego za 210 zł. W 2020 roku cena wynosiła 165 zł.',
    ],
    figures: [
      {
        says: 'Wiosną posadzono w lasach # drzew, [podaje raport].',
        page: 'Tej wiosny w lasach województwa posadzono # drzew.',
        value: '2,3 mln',
        same: ['2,3 miliona', '2 300 000', '2.300.000'],
        changed: ['2,8 mln', '3,2 miliona', '23 miliony'],
        otherUnit: '2,3 tysiąca',
      },
      {
        says: 'Sosna zajmuje # powierzchni lasów, [wynika z raportu].',
        page: 'Z całej powierzchni lasów sosna zajmuje #.',
        value: '58 procent',
        same: ['58%', '58 proc.', '57,9%'],
        changed: ['53 procent', '85%', '68 proc.'],
        otherUnit: '58 hektarów',
      },
      {
        says: 'Nowa [wieża obserwacyjna] kosztowała #.',
        page: 'Na nową wieżę obserwacyjną wydano #.',
        value: '1,4 mln zł',
        same: ['1,4 miliona złotych', '1 400 000 zł', '1,40 mln zł'],
        changed: ['1,9 mln zł', '4,1 miliona złotych', '14 mln zł'],
        otherUnit: '1,4 mln euro',
      },
      {
        says: 'Wichura powaliła las na obszarze # [w jedną noc].',
        page: 'W jedną noc wichura zniszczyła # lasu.',
        value: '730 hektarów',
        same: ['730 ha', '729,7 ha'],
        changed: ['780 hektarów', '370 ha'],
        otherUnit: '730 metrów kwadratowych',
        converted: '7,3 km²',
      },
    ],
    date: {
      says: 'Zakaz wstępu do lasu [zniesiono #].',
      page: 'Dopiero # zniesiono zakaz wstępu do lasu.',
      value: '20 kwietnia 2020 roku',
      same: ['20.04.2020', '20 kwietnia 2020', '20 IV 2020'],
      changed: ['20 kwietnia 2021 roku', '10 kwietnia 2020'],
    },
    quotation: {
      says: '„#” – mówi leśniczy [w rozmowie].',
      page: 'Leśniczy odpowiada: „#”.',
      value: 'Las nie potrzebuje nas tak bardzo, jak my potrzebujemy jego, i warto o tym pamiętać',
      shortened: 'Las nie potrzebuje nas tak bardzo, (…) i warto o tym pamiętać',
      altered: [
        'Las nie potrzebuje nas tak bardzo, jak my potrzebujemy jego, i warto o tym zapomnieć',
        'Las potrzebuje nas tak bardzo, jak my potrzebujemy jego, i warto o tym pamiętać',
        'Las nie potrzebuje wody tak bardzo, jak my potrzebujemy jej, i warto o tym pamiętać',
      ],
    },
    table: {
      says: 'W górach [# świerków jest chorych].',
      value: '39%',
      rows: ['Obszar | Chore świerki (%) | Nadleśnictwa', 'Niziny | 14 | 41', 'Pogórze | 22 | 17', 'Góry | # | 9'],
      cell: '39',
      changed: '34',
    },
    walls: {
      cookies: {
        title: 'Ustawienia prywatności',
        text: 'Szanujemy Twoją prywatność. My i nasi partnerzy używamy plików cookie. Zgadzam się na pliki cookie i przechodzę do serwisu. Ustawienia zaawansowane.',
      },
      login: { title: 'Logowanie', text: 'Zaloguj się, aby przeczytać dokument. Nie pamiętasz hasła? Załóż konto.' },
      gone: {
        title: 'Ups!',
        text: 'Nie znaleziono strony, której szukasz. Mogła zostać usunięta lub przeniesiona. Wróć na stronę główną.',
      },
      parked: { title: 'raportlasy.gent', text: 'Ta domena jest na sprzedaż. Złóż ofertę. Powiązane: meble, drewno, ubezpieczenia.' },
      script: { title: 'Raport', text: 'Aby zobaczyć tę stronę, włącz obsługę JavaScript w przeglądarce.' },
      paywall: {
        title: 'Lasy województwa',
        text: 'Najstarszy rezerwat ma wiele lat. Ten artykuł jest dostępny tylko dla prenumeratorów. Wykup dostęp, aby czytać dalej.',
      },
      challenge: { title: 'Chwileczkę', text: 'Sprawdzamy, czy jesteś człowiekiem. Potwierdź, że nie jesteś robotem, aby przejść dalej.' },
    },
  },
  {
    tag: 'ru',
    title: 'Музеи области: отчёт за год',
    around: [
      'Первый музей открылся в 1895 году. Сейчас в области 63 музея, и в 17 из них работают реставраторы.',
      'Среди 1 100 опрошенных 64% были в музее за последний год, 13% не были никогда.',
      'Билет стоит 350 рублей, для школьников 100. В 2018 году взрослый билет стоил 250 рублей.',
    ],
    figures: [
      {
        says: 'За год музеи области приняли # посетителей, [говорится в отчёте].',
        page: 'Всего за год в музеях области побывало # посетителей.',
        value: '2,8 миллиона',
        same: ['2,8 млн', '2 800 000', '2,80 миллиона'],
        changed: ['2,3 миллиона', '8,2 млн', '28 миллионов'],
        otherUnit: '2,8 тысячи',
      },
      {
        says: 'В запасниках лежит # коллекции, [следует из отчёта].',
        page: 'Около # коллекции музеев лежит в запасниках.',
        value: '76 процентов',
        same: ['76%', '76 %', '75,8%'],
        changed: ['71%', '67 процентов', '86%'],
        otherUnit: '76 экспонатов',
      },
      {
        says: 'На [ремонт картинной галереи] потратили #.',
        page: 'Ремонт картинной галереи обошёлся в #.',
        value: '140 миллионов рублей',
        same: ['140 млн рублей', '140 млн руб.', '140 000 000 рублей'],
        changed: ['190 миллионов рублей', '410 млн рублей', '1,4 млрд рублей'],
        otherUnit: '140 миллионов долларов',
      },
      {
        says: 'Самый тяжёлый экспонат, якорь, весит # ([каталог]).',
        page: 'Вес самого тяжёлого экспоната, якоря, составляет #.',
        value: '3,2 тонны',
        same: ['3,2 т', '3,20 тонны'],
        changed: ['3,7 тонны', '2,3 т'],
        otherUnit: '3,2 килограмма',
        converted: '3200 кг',
      },
    ],
    date: {
      says: 'Галерея [снова открылась # после ремонта].',
      page: 'После ремонта галерея снова открылась #.',
      value: '18 мая 2023 года',
      same: ['18.05.2023', '18 мая 2023', '18 мая 2023 г.'],
      changed: ['18 мая 2022 года', '28 мая 2023'],
    },
    quotation: {
      says: '«#», — говорит смотрительница зала [в интервью].',
      page: 'Смотрительница зала рассказывает: «#».',
      value: 'Дети первыми замечают, что на старом портрете нарисована кошка, и потом показывают её взрослым',
      shortened: 'Дети первыми замечают, что на старом портрете нарисована кошка, <…> показывают её взрослым',
      altered: [
        'Дети первыми замечают, что на старом портрете нарисована собака, и потом показывают её взрослым',
        'Дети последними замечают, что на старом портрете нарисована кошка, и потом показывают её взрослым',
        'Дети первыми замечают, что на новом портрете нарисована кошка, и никогда не показывают её взрослым',
      ],
    },
    table: {
      says: 'Летом туристы составляют [# посетителей].',
      value: '55%',
      rows: ['Время года | Туристы среди посетителей (%) | Экскурсии', 'Зима | 18 | 320', 'Весна | 29 | 410', 'Лето | # | 880'],
      cell: '55',
      changed: '52',
    },
    walls: {
      cookies: {
        title: 'Настройки конфиденциальности',
        text: 'Мы и наши партнёры используем файлы cookie. Чтобы продолжить чтение, примите файлы cookie. Принять все. Настроить.',
      },
      login: { title: 'Вход', text: 'Войдите в аккаунт, чтобы прочитать документ. Забыли пароль? Зарегистрироваться.' },
      gone: { title: 'Ошибка', text: 'К сожалению, такой страницы больше нет. Возможно, она была удалена. Вернитесь на главную.' },
      parked: { title: 'otchet.gent', text: 'Этот домен продаётся. Предложите свою цену. Ссылки: музеи, туры, страхование.' },
      script: { title: 'Отчёт', text: 'Для работы сайта включите JavaScript в вашем браузере.' },
      paywall: {
        title: 'Музеи области',
        text: 'Первый музей открылся давно. Статья доступна только подписчикам. Оформите подписку, чтобы читать дальше.',
      },
      challenge: { title: 'Подождите', text: 'Проверяем ваш браузер. Подтвердите, что вы не робот, чтобы продолжить.' },
    },
  },
  {
    tag: 'ja',
    title: '県内の図書館についての年次報告',
    around: [
      '最初の図書館は1922年に開館した。現在は県内に48館があり、そのうち7館には学習室がない。',
      '職員210人への調査では、仕事に満足している人が71％、転職を考えている人が8％だった。',
      '会議室の利用料は1時間300円で、2016年から変わっていない。中央館の開館時間は週に62時間である。',
    ],
    figures: [
      {
        says: '県内の図書館は昨年度、#冊の本を貸し出した（[年次報告]）。',
        page: '昨年度に県内の図書館が貸し出した本は#冊にのぼる。',
        value: '340万',
        same: ['3,400,000', '三百四十万', '３４０万'],
        changed: ['390万', '430万', '3,100,000'],
        otherUnit: '340',
      },
      {
        says: '[年次報告]によると、週に一度以上来館する利用者は#だった。',
        page: '利用者のうち、週に一度以上来館する人は#である。',
        value: '42％',
        same: ['42パーセント', '４２％', '41.8%'],
        changed: ['47％', '24％', '32パーセント'],
        otherUnit: '42人',
      },
      {
        says: '[新しい閲覧室]の整備には#かかった。',
        page: '新しい閲覧室の整備にかかった費用は#である。',
        value: '8600万円',
        same: ['86,000,000円', '8,600万円', '0.86億円'],
        changed: ['8900万円', '6800万円', '8億6000万円'],
        otherUnit: '8600万ドル',
      },
      {
        says: '移動図書館は[一年間に#走った]。',
        page: '移動図書館が一年間に走った距離は#だった。',
        value: '4万8000キロ',
        same: ['48,000km', '4万8千キロメートル', '48000キロ'],
        changed: ['4万3000キロ', '8万4000キロ'],
        otherUnit: '4万8000マイル',
      },
    ],
    date: {
      says: '港の分館は[#に再開した]。',
      page: '洪水の後、港の分館は#に再び開館した。',
      value: '2021年3月4日',
      same: ['2021/03/04', '令和3年3月4日', '2021年3月4日（木）'],
      changed: ['2020年3月4日', '2021年3月14日'],
    },
    quotation: {
      says: '利用者の一人は「#」と話す（[年次報告]）。',
      page: '毎週火曜日に来る女性は「#」と笑った。',
      value: '初めての冬は暖房を目当てに来たけれど、小説を手渡してもらったから通い続けている',
      shortened: '初めての冬は暖房を目当てに来たけれど、……通い続けている',
      altered: [
        '初めての冬は静けさを目当てに来たけれど、小説を手渡してもらったから通い続けている',
        '初めての冬は暖房を目当てに来たけれど、雑誌を手渡してもらったから通い続けている',
        '初めての夏は暖房を目当てに来たけれど、小説を手渡してもらったから通い続けている',
      ],
    },
    table: {
      says: '65歳以上では[#が図書館カードを持っている]。',
      value: '31％',
      rows: ['年齢 | 図書館カードを持つ人（％） | 毎週来館（％）', '18歳未満 | 74 | 22', '18歳から64歳 | 40 | 17', '65歳以上 | # | 12'],
      cell: '31',
      changed: '36',
    },
    walls: {
      cookies: {
        title: 'プライバシーの設定',
        text: '当サイトと提携企業はクッキーを使用します。続けるにはクッキーの使用に同意してください。同意して続ける。設定する。',
      },
      login: { title: '会員ページ', text: 'この資料を読むにはログインしてください。パスワードを忘れた方。新規登録。' },
      gone: { title: 'エラー', text: 'お探しのページは見つかりませんでした。移動または削除された可能性があります。トップページへ戻る。' },
      parked: { title: 'hokoku.gent', text: 'このドメインは販売中です。お問い合わせください。関連リンク：保険、旅行。' },
      script: { title: '年次報告', text: 'このページを表示するにはJavaScriptを有効にしてください。' },
      paywall: {
        title: '県内の図書館',
        text: '最初の図書館は昔に開館した。この記事は会員限定です。続きを読むには有料会員への登録が必要です。',
      },
      challenge: { title: 'お待ちください', text: 'ブラウザを確認しています。ロボットではないことを確認してください。' },
    },
  },
  {
    tag: 'zh',
    title: '全市公共图书馆年度报告',
    around: [
      '第一座图书馆建于1922年。目前全市有48座图书馆，其中7座没有自习室。',
      '在210名员工中，71%的人对工作感到满意，8%的人考虑换工作。',
      '会议室每小时收费30元，2016年以来一直没有变化。总馆每周开放62小时。',
    ],
    figures: [
      {
        says: '[年度报告]称，去年读者一共借阅了#册图书。',
        page: '去年，读者从图书馆借走的图书达到#册。',
        value: '340万',
        same: ['3,400,000', '三百四十万', '340萬'],
        changed: ['390万', '430万', '3,100,000'],
        otherUnit: '340',
      },
      {
        says: '据[年度报告]，#的读者每周至少到馆一次。',
        page: '每周至少到馆一次的读者占#。',
        value: '42%',
        same: ['42％', '百分之四十二', '41.8%'],
        changed: ['47%', '24%', '百分之三十二'],
        otherUnit: '42人',
      },
      {
        says: '[新阅览室]的建设花费了#。',
        page: '新阅览室的建设费用为#。',
        value: '8600万元',
        same: ['86,000,000元', '0.86亿元', '8,600万元'],
        changed: ['8900万元', '6800万元', '8.6亿元'],
        otherUnit: '8600万美元',
      },
      {
        says: '流动图书车一年[行驶了#]。',
        page: '流动图书车一年的行驶里程是#。',
        value: '4.8万公里',
        same: ['48,000公里', '4万8千公里', '48000千米'],
        changed: ['4.3万公里', '8.4万公里'],
        otherUnit: '4.8万英里',
      },
    ],
    date: {
      says: '港口分馆于[#重新开放]。',
      page: '洪水过后，港口分馆在#重新开放。',
      value: '2021年3月4日',
      same: ['2021-03-04', '2021年3月4日（星期四）', '二〇二一年三月四日'],
      changed: ['2020年3月4日', '2021年3月14日'],
    },
    quotation: {
      says: '一位读者说：“#”（[年度报告]）。',
      page: '每个星期二都来的一位女士笑着告诉我们：“#。”',
      value: '第一个冬天我是为了暖气才来的，后来有人递给我一本小说，我就一直来',
      shortened: '第一个冬天我是为了暖气才来的，……我就一直来',
      altered: [
        '第一个冬天我是为了安静才来的，后来有人递给我一本小说，我就一直来',
        '第一个冬天我是为了暖气才来的，后来有人递给我一本杂志，我就一直来',
        '第一个夏天我是为了暖气才来的，后来有人递给我一本小说，我就不再来',
      ],
    },
    table: {
      says: '在65岁以上的人中，[#有借书证]。',
      value: '31%',
      rows: ['年龄 | 有借书证的人（%） | 每周到馆（%）', '18岁以下 | 74 | 22', '18至64岁 | 40 | 17', '65岁以上 | # | 12'],
      cell: '31',
      changed: '36',
    },
    walls: {
      cookies: { title: '隐私设置', text: '我们和合作伙伴使用Cookie。继续阅读前请同意使用Cookie。全部接受。管理选项。' },
      login: { title: '用户中心', text: '请登录后查看该文档。忘记密码？立即注册。' },
      gone: { title: '出错了', text: '抱歉，您访问的页面不存在或已被删除。返回首页。' },
      parked: { title: 'baogao.gent', text: '该域名正在出售。欢迎报价。相关链接：保险、旅游。' },
      script: { title: '年度报告', text: '请启用JavaScript以运行此应用。' },
      paywall: { title: '全市公共图书馆', text: '第一座图书馆建于很久以前。本文仅限订阅用户阅读。订阅后继续阅读全文。' },
      challenge: { title: '请稍候', text: '正在检查您的浏览器。请完成验证，证明您不是机器人。' },
    },
  },
  {
    tag: 'ar',
    title: 'المكتبات العامة في المحافظة: التقرير السنوي',
    around: [
      'افتتحت أول مكتبة عام 1922، واليوم توجد 48 مكتبة، سبع منها بلا قاعة للدراسة.',
      'من بين 210 موظفين قال 71% إنهم راضون عن عملهم، ويفكر 8% في تغييره.',
      'يدفع الأعضاء 18 دولارا في السنة، ولم يتغير الرسم منذ عام 2016. تفتح المكتبة المركزية 62 ساعة في الأسبوع.',
    ],
    figures: [
      {
        says: 'استعار القراء # كتاب في العام الماضي، [بحسب التقرير السنوي].',
        page: 'بلغ عدد الكتب التي استعارها القراء في العام الماضي # كتاب.',
        value: '3.4 مليون',
        same: ['3,400,000', '٣٫٤ مليون', '3400000'],
        changed: ['3.9 مليون', '4.3 مليون', '34 مليون'],
        otherUnit: '3.4 ألف',
      },
      {
        says: 'يزور # من الأعضاء المكتبة مرة في الأسبوع على الأقل، [كما جاء في التقرير].',
        page: 'يأتي # من الأعضاء إلى المكتبة مرة في الأسبوع على الأقل.',
        value: '42%',
        same: ['42 في المائة', '٤٢٪', '42 بالمئة'],
        changed: ['47%', '24 في المائة', '٣٢٪'],
        otherUnit: '42 في الألف',
      },
      {
        says: 'كلفت [قاعة القراءة الجديدة] #.',
        page: 'بلغت كلفة قاعة القراءة الجديدة #.',
        value: '860 ألف دولار',
        same: ['860,000 دولار', '860000 دولار', '٨٦٠ ألف دولار'],
        changed: ['890 ألف دولار', '680 ألف دولار', '8.6 مليون دولار'],
        otherUnit: '860 ألف يورو',
      },
      {
        says: 'قطعت المكتبات المتنقلة # [في اثني عشر شهرا].',
        page: 'في اثني عشر شهرا قطعت المكتبات المتنقلة مسافة #.',
        value: '48 ألف كيلومتر',
        same: ['48,000 كيلومتر', '48000 كم', '٤٨ ألف كيلومتر'],
        changed: ['43 ألف كيلومتر', '84 ألف كيلومتر'],
        otherUnit: '48 ألف ميل',
      },
    ],
    date: {
      says: 'أعيد افتتاح فرع الميناء [في #].',
      page: 'بعد الفيضان فتح فرع الميناء أبوابه من جديد في #.',
      value: '4 مارس 2021',
      same: ['٤ مارس ٢٠٢١', '4 آذار 2021', '4 مارس/آذار 2021'],
      changed: ['4 مارس 2020', '14 مارس 2021'],
    },
    quotation: {
      says: 'تقول إحدى القارئات: «#» ([التقرير السنوي]).',
      page: 'قالت لنا سيدة تأتي كل ثلاثاء: «#.»',
      value: 'جئت من أجل التدفئة في شتائي الأول هنا وبقيت لأن أحدهم ناولني رواية',
      shortened: 'جئت من أجل التدفئة … وبقيت لأن أحدهم ناولني رواية',
      altered: [
        'جئت من أجل الهدوء في شتائي الأول هنا وبقيت لأن أحدهم ناولني رواية',
        'جئت من أجل التدفئة في شتائي الأول هنا وبقيت لأن أحدهم باعني رواية',
        'جئت من أجل التدفئة في صيفي الأول هنا وغادرت لأن أحدهم ناولني رواية',
      ],
    },
    table: {
      says: 'بين من تجاوزوا 65 عاما [يملك # بطاقة مكتبة].',
      value: '31%',
      rows: [
        'العمر | من يملكون بطاقة مكتبة (%) | الزيارة كل أسبوع (%)',
        'أقل من 18 عاما | 74 | 22',
        'من 18 إلى 65 عاما | 40 | 17',
        'من تجاوزوا 65 عاما | # | 12',
      ],
      cell: '31',
      changed: '36',
    },
    walls: {
      cookies: {
        title: 'إعدادات الخصوصية',
        text: 'نستخدم نحن وشركاؤنا ملفات تعريف الارتباط. للمتابعة وافق على ملفات تعريف الارتباط. قبول الكل. إدارة الخيارات.',
      },
      login: { title: 'الدخول', text: 'يرجى تسجيل الدخول لقراءة هذه الوثيقة. نسيت كلمة المرور؟ إنشاء حساب.' },
      gone: { title: 'عذرا', text: 'الصفحة التي تبحث عنها غير موجودة أو حذفت. العودة إلى الصفحة الرئيسية.' },
      parked: { title: 'taqrir.gent', text: 'هذا النطاق معروض للبيع. قدم عرضا. روابط: تأمين، سفر.' },
      script: { title: 'التقرير', text: 'يرجى تفعيل جافا سكريبت لعرض هذه الصفحة.' },
      paywall: { title: 'المكتبات العامة', text: 'افتتحت أول مكتبة منذ زمن. هذا المقال متاح للمشتركين فقط. اشترك لمتابعة القراءة.' },
      challenge: { title: 'لحظة', text: 'نتحقق من متصفحك. أكد أنك لست روبوتا للمتابعة.' },
    },
  },
]
