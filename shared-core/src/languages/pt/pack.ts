import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/pt.gen.ts'
import { months, phrases, shortPlural, words } from '../words/entries.ts'

/** Portuguese. Ease: Martins, Ghiraldelo, Nunes and de Oliveira 1996. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'pt',
  name: 'Português',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a à ao aos aquela aquelas aquele aqueles aquilo as às até cada com como contra cuja cujas cujo cujos da daquela daquele das de dela delas dele deles depois desde dessa desse desta deste deve devem do dos durante e é ela elas ele eles em embora enquanto então entre era eram essa essas esse esses esta está estão estas estava estavam este estes estou eu faz fazer foi foram há isso isto já la lhe lhes lo logo mais mas me mediante meio menos mesma mesmas mesmo mesmos meu meus minha minhas muita muitas muito muitos na nada não nas nem nenhum nenhuma no nos nós nossa nossas nosso nossos num numa nunca o onde os ou outra outras outro outros para pela pelas pelo pelos perante pode podem pois por porém porque pouco pouca poucos própria próprio quais qual qualquer quando quanto quase que quem se seja sem sempre sendo ser será seu seus si sido sob sobre somente sou sua suas também tão tal tais tanto te tem têm tendo ter teu teus ti tinha tinham toda todas todo todos tu tua tuas tudo um uma umas uns vai vão várias vários você vocês vos vosso',
    ),
    baitPhrases: phrases(
      'não te conta|não te contam|não lhe conta|não te diz|a verdade chocante|este truque|médicos odeiam|ninguém conta|ninguém te conta|não vai acreditar|não vão acreditar|o que aconteceu depois|o que aconteceu em seguida|vai mudar sua vida|vai te chocar|você nunca vai adivinhar|você não vai acreditar|nunca te vai contar|nunca lhe vai contar|nunca te contará|nunca lhe dirá|nunca vai te contar|te esconde|lhe esconde',
    ),
    vagueSubjects: words(
      'vez vezes bem-vindo bem-vindos',
      'artigo assunto aventura aviso blog coisa coisas conselho conselhos dia dias dica dicas experiência experiências fato fatos',
      'férias história histórias ideia ideias informação informações início lição momento momentos mundo nota notas notícia notícias',
      'novidade novidades opinião palavra palavras parte passeio pensamento pensamentos pergunta perguntas projeto razões reflexão',
      'reflexões resumo segredo segredos surpresa tema temas truque truques verdade viagem viagens vida',
      'hora horas meio-dia meia-noite manhã tarde noite segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo semana semanas',
      'mês meses ano anos época guia serviço visita minuto minutos algumas alguns',
    ),
    questionWords: words('que quê quem quando onde como porque por quê qual quais quanto quanta quantos quantas'),
    genericHeadings: phrases(
      'introdução|conclusão|conclusões|resumo|em resumo|visão geral|apresentação|contexto|informações gerais|mais informações|saiba mais|referências|fontes|bibliografia|notas|ligações externas|links externos|links|ver também|veja também|índice|conteúdo|sumário|perguntas frequentes|faq|perguntas e respostas|vantagens|desvantagens|vantagens e desvantagens|prós e contras|benefícios|características|dicas|exemplos|exemplo|detalhes|resultados|discussão|método|métodos|próximos passos|passo 1|passo 2|passo 3|parte 1|parte 2|outros|diversos|comentários|contato|contacto|sobre nós|sobre o autor|quem somos|prefácio|anexo|artigos relacionados|leia também|veredito|pontos principais|considerações finais|dados',
    ),
    referenceOpeners: phrases(
      'isto|isso|aquilo|este|esta|estes|estas|esse|essa|esses|essas|aquele|aquela|ele|ela|eles|elas|seu|sua|seus|suas|aqui|ali|lá|assim|então|depois|por isso|por esse motivo|por essa razão|portanto|consequentemente|logo|além disso|ademais|também|no entanto|contudo|todavia|entretanto|por outro lado|ao contrário|em vez disso|caso contrário|neste caso|nesse caso|como mencionado|como já foi dito|enquanto isso|mas|e|ou|ambos|ambas|o último|a última|o primeiro|da mesma forma|tal|tais',
    ),
    abbreviations: words(
      'sr sra srta dr dra prof profa eng arq exmo etc ex p.ex p pp pág págs cap art vol fig ed n nº av r tel aprox máx mín ltda s.a a.c d.c jan fev mar abr mai jun jul ago set out nov dez cf séc',
    ),
    genericLinkTexts: phrases(
      'aqui|clique aqui|clica aqui|clicando aqui|carregue aqui|carrega aqui|prima aqui|neste link|neste endereço|acesse aqui|leia mais|ler mais|saiba mais|saber mais|veja mais|ver mais|mais|mais informações|continue lendo|continuar|link|este link|esta página|página|site|artigo|este artigo|detalhes|baixar|descarregar|download|fonte|info',
    ),
    numberUnits: words(
      'pontos pessoas utilizadores usuários clientes pacientes alunos estudantes trabalhadores funcionários participantes empresas países cidades escolas hospitais famílias casas casos estudos vezes anos ano meses mês semanas semana dias dia horas hora minutos minuto segundos milhões milhão bilhões mil centenas euros euro reais real dólares dólar libras kg g mg toneladas tonelada km m cm mm quilômetros quilómetros metros hectares litros litro l ml kwh mwh watts w kw mw volts v gb mb tb ghz graus calorias kcal quartos lugares visitantes membros habitantes votos peças produtos páginas palavras artigos gramas quilos',
    ),
    announcements: phrases(
      'neste artigo|neste post|neste guia|neste texto|este artigo explica|este guia explica|vamos falar sobre|vamos falar de|vamos explorar|vamos explicar|vamos mostrar|vamos descobrir',
    ),
    genericWords: words(
      'importante essencial crucial vital chave fundamental significativo valioso necessário preciso principal papel parte aspecto aspeto elemento fator base numeroso inúmero variado variedade diverso diferente múltiplo único individual especial simples fácil difícil possível vantagem benefício positivo bom boa bem melhor grande aumentar eficaz sucesso resultado efeito impacto valor qualidade ajuda apoio oferecer permitir contribuir favorecer garantir conseguir alcançar objetivo meta vida viver diário mundo gente pessoa humano homem corpo mente alma sociedade dia tempo hoje atual moderno época futuro caminho maneira forma modo passo momento experiência escolher adequado certo encontrar descobrir explorar aprender entender compreender saber sabe querer quer pensar acreditar considerar lembrar esquecer tentar começar desfrutar sentir sente mudar mudança crescer desenvolver possibilidade oportunidade potencial desafio solução ideia método atenção feliz felicidade alegria satisfação equilíbrio harmonia bem-estar inspiração motivação confiança paixão paciência maravilhoso perfeito belo coisa problema pergunta resposta tema ponto razão exemplo trabalho tomar dar chegar pequeno novo',
    ),
    definitionVerbs: phrases(
      'é um|é uma|é o|é a|são os|são as|era um|era uma|foi um|foi uma|significa|define-se como|é definido como|é definida como|é conhecido como|é conhecida como|chama-se|é chamado|é chamada|consiste em|refere-se a|descreve|representa|trata-se de',
    ),
    promotionalPhrases: phrases(
      'incrível|incríveis|revolucionário|revolucionária|único no mercado|líder de mercado|líder do mercado|de classe mundial|qualidade superior|melhor qualidade|inigualável|imbatível|imbatíveis|espetacular|excepcional|excecional|solução perfeita|solução ideal|imperdível|de última geração|compre agora|compre já|peça já|aproveite|não perca|oferta limitada|oferta exclusiva|oferta especial|tempo limitado|grátis|garantido|resultados garantidos|sem risco|dinheiro de volta|dos sonhos|mágico|milagre|milagroso|sem esforço|vai mudar sua vida|extraordinário|fantástico',
    ),
    fillerPhrases: phrases(
      'na verdade|de fato|de facto|basicamente|obviamente|evidentemente|é claro|com certeza|hoje em dia|nos dias de hoje|no mundo atual|no mundo de hoje|vale ressaltar que|vale a pena ressaltar|é importante notar que|é importante destacar que|cabe destacar que|como todos sabemos|como se sabe|devido ao fato de que|o fato de que|no que diz respeito a|em termos de|ao nível de|mais ou menos|de certa forma|na minha opinião|para ser honesto|sem dúvida|desempenha um papel importante|simplesmente|literalmente|realmente',
    ),
    sayingVerbs: words(
      'disse diz dizem explica explicou afirma afirmou acrescenta acrescentou segundo conforme destaca destacou declara declarou escreve escreveu anuncia anunciou alerta alertou relata informou conclui ressaltou estima',
    ),
    negations: words('não nunca jamais ninguém nada nenhum nenhuma sem nem'),
    conditions: words('se quando apenas só somente exceto antes depois sem'),
    listNouns: words(
      'dicas motivos razões passos exemplos ideias erros ferramentas coisas métodos vantagens desvantagens sinais perguntas tipos regras formas maneiras truques receitas livros lugares estratégias',
    ),
    qualifiers: words(
      'melhor melhores único única primeiro primeira grátis garantido comprovado oficial exclusivo completo perfeito sempre nunca todos todas',
    ),
    stepWords: words('passo passos'),
    superlatives: words('melhor melhores pior maior menor máximo mínimo primeiro único'),
    modals: words('poderia poderiam deveria deveriam pode podem deve devem'),
    deictics: words('este esta estes estas isto aqui eis'),
    secondPerson: words('tu te ti teu tua você vocês seu sua'),
    curiosityWords: phrases(
      'incrível|segredo|segredos|truque|truques|chocante|choque|você não vai acreditar|o que aconteceu|surpreendente|motivos|coisas|sinais|verdade|louco|ninguém te conta|você precisa saber',
    ),
    numberWords: words(
      'zero um uma dois duas três quatro cinco seis sete oito nove dez onze doze vinte trinta quarenta cinquenta sessenta cem cento mil milhão milhões meio metade terço quarto',
    ),
    transitionWords: phrases(
      'além disso|ainda que|antes de mais|assim|assim que|como resultado|contudo|de fato|depois|do mesmo modo|em conclusão|em primeiro lugar|em resumo|em seguida|embora|então|entretanto|finalmente|isto é|logo|mas|no entanto|ou seja|para que|pois|por exemplo|por isso|por outro lado|porém|porque|portanto|primeiro|quando|se|também|todavia',
    ),
  },
  affixes: [shortPlural],
  syllables: {
    kind: 'vowels',
    vowels: 'aeiouáàâãéêíóôõúü',
    diphthongs: [
      'ão',
      'ãe',
      'õe',
      'ai',
      'ei',
      'oi',
      'ui',
      'au',
      'eu',
      'iu',
      'ou',
      'éi',
      'ói',
      'éu',
      'ái',
      'áu',
      'êi',
      'ua',
      'ue',
      'uo',
      'uã',
      'uõ',
    ],
  },
  answerTypes: {
    count: phrases('quanto|quanta|quantos|quantas|que percentagem|que porcentagem|qual a percentagem|qual a porcentagem'),
    time: phrases('quando|em que ano|que ano|em que data|que dia|desde quando|a que horas|em que datas|que dias|quais dias'),
    who: phrases('quem|a quem|de quem|por quem|com quem'),
    steps: phrases('como posso|como se faz|como fazer'),
    definition: phrases('o que é|o que são|o que significa|o que quer dizer|que é'),
  },
  titleForm: '^como (?:não )?\\S+[aeio]r(?:-se)?\\s|^o que (?:é|são)\\s',
  intents: {
    how_to: phrases('como|guia|tutorial|passo a passo'),
    definition: phrases('o que é|o que são|o que significa|definição'),
    comparison: phrases('vs|versus|comparação|comparativo|diferença|diferenças|ou'),
    list: phrases('os melhores|as melhores|top|dicas|ideias|exemplos|motivos'),
    price: phrases('preço|preços|quanto custa|custo|custos|tarifas|salário'),
    review: phrases('análise|avaliação|review|teste|opinião'),
    news: phrases('hoje|ontem|anuncia|lança'),
    opinion: phrases('opinião|editorial|por que acho'),
  },
  patterns: {
    hour: 'horas?',
    caption: 'imagem|mapa|tabela',
    numbered: 'versão|capítulo|página|passo|etapa|parte|nível|fase|opção|figura|tabela|artigo|seção|secção',
    measured:
      '(?:consultora|consultoria|engenheiros?|peritos?|instituto|câmara|prefeitura|agência|bombeiros|seguradora)[^.;:]{0,60} (?:calcul|estim|avali|orç)(?:a|am|ou|aram|ado)|segundo (?:o|a|os|as) (?:consultor(?:a|ia)|engenheiros?|peritos?|instituto|câmara|prefeitura|agência|bombeiros|seguradora)',
    study: 'estudos?|pesquisas?|inquéritos?|censos?|estatísticas?|pesquisador(?:es|as?)?',
    currency: 'dólar(?:es)?|reais|real|libras?',
    references: 'referências|fontes|bibliografia|literatura',
    free: '\\bgratis\\b',
    newsDay: '(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo|ontem',
    opinionLabel: 'tribuna',
    collection: 'ideias de presentes?',
    alternative: 'ou',
    call: '\\bassine\\b|\\binscreva-se\\b',
    livingCosts: '\\bcusto de vida\\b',
    forward:
      'algumas coisas|est[ea]s (?:\\d+|dois|duas|três|cinco) (?:\\S+ )?(?:coisas|passos|dicas)|(?:os|as) seguintes(?! (?:dias|meses|anos|semanas|horas))',
    often: 'muitas (?:pessoas|vezes)',
    rhetorical: 'gostou d|pront[oa] para|interessad[oa] em|você (?:já|sabia|quer)|sabia que|o que (?:você )?acha|.*por favor[?!]+$',
    sumsUp: 'em resumo',
    series: 'opinião|entrevista',
    scale: 'milhões|milhão|bilhões',
    instruction: '\\b(?:ignor[ea]|esqueça|esquece)\\b[^.!?\\n]{0,40}\\binstruções\\b[^.!?\\n]{0,20}\\banteriores\\b',
  },
  shares: {
    numbers: 'um=1 uma=1',
    parts: ['(N)(?: <letter>{2,20}){0,2} (?:em|de|a) cada (N)<end>'],
    fractions: [['(N) (W)s?(?= (?:dos|das|de (?:todos|todas))<end>)', 'terço=3 quarto=4 quinto=5 sexto=6 décimo=10']],
    words: [['metade(?= d[aeo]s? )', 50]],
    rows: 'primeir[ao]|segund[ao]|outr[ao]|últim[ao]|na|pela|à',
  },
  months: months(
    'janeiro/jan fevereiro/fev março/mar abril/abr maio/mai junho/jun julho/jul agosto/ago setembro/set outubro/out novembro/nov dezembro/dez',
  ),
  passive: {
    auxiliaries: words('é são era eram foi foram será serão seria seriam sido ser sendo seja sejam fosse fossem'),
    participlePatterns: [
      '[a-zãâáàçéêíóôõú]{2,}(?:ad|id|íd)(?:o|a|os|as)$',
      '^(?:feit|escrit|descrit|inscrit|vist|revist|previst|post|propost|compost|impost|dit|abert|cobert|descobert|pag|gast|ganh|entregue|aceit|eleit|impress|express|suspens|mort)(?:o|a|os|as|e|es)?$',
    ],
    exceptions: words(
      'conhecido conhecida conhecidos conhecidas nascido nascida adequado adequada adequados adequadas complicado complicada lado estado mercado cuidado resultado sentido partido sido complicados complicadas demasiado delicado delicada',
    ),
    adverbPattern: 'mente$|^(?:não|já|sempre|também|muito)$',
    statePattern:
      '^\\S+ (?:(?:interess|cas|cans|educ|pes|priv|elev|limit|avanç|vari|fech)ad|(?:divert|parec|dev)id|abert|mort)[oa]s? (?!pel[oa]s?$|por$)',
    exceptionPattern: '[áâéêíóôú][a-zãõç]+id[oa]s?$',
    reach: 0,
  },
  ease: { name: 'Martins', kind: 'flesch', base: 248.835, perSentence: 1.015, perWord: 84.6 },
  sentenceLimit: 25,
  answerThreshold: 490,
  phrases: { whatIs: 'O que é {}?', howTo: 'Como {}', versus: '{} ou {}', inSteps: '{} em {} passos' },
  levels,
  apart,
}
