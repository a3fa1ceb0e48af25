/** Words by which a short page says that it is not the page that was asked for, in the languages most sites are written in. */

/** The domain is for sale. */
export const parked =
  /\bdomain(?: name)?(?: \S+)? (?:is|may be|might be) (?:for sale|available)|buy this domain|domain parking|parked (?:domain|free)|inquire about this domain|domain (?:\S+ )?(?:steht zum verkauf|ist zu verkaufen|kaufen|zu verkaufen)|domaine (?:\S+ )?(?:est|peut être) à vendre|domini?o (?:\S+ )?(?:está en venta|está à venda|(?:è )?in vendita)|domínio (?:\S+ )?está à venda|domein(?:naam)? (?:\S+ )?(?:is|staat) te koop|domena (?:\S+ )?(?:jest )?na sprzedaż|doména (?:\S+ )?je na prodej|domänen? (?:\S+ )?är till salu|domænet? (?:\S+ )?er til salg|alan adı (?:\S+ )?satılık|домен (?:\S+ )?(?:прода[её]тся|продається)|このドメインは(?:お名前|売|販売)|域名(?:正在)?(?:出售|转让)|도메인(?:은|이)? ?판매|النطاق (?:معروض )?للبيع/i

/** There is no such page; beside the wording of titles that `readNotFound` knows. */
export const gone =
  /\b(?:page|article|content|document|story) (?:that )?you(?:['’]re| are| were|['’]ve| have)? (?:looking for|requested|trying to (?:reach|view|access)|tried to (?:reach|open))|can(?:no|['’])t find (?:the|that|this) page|(?:this|the) (?:page|article|content|document|story) (?:no longer exists|is no longer available|does(?: no|n['’])t exist|has been (?:removed|deleted))|(?:gesuchte|angeforderte|aufgerufene|gewünschte)\S? (?:seite|inhalt|artikel|dokument)|seite (?:\S+ ){0,2}(?:existiert|gibt es|konnte) (?:\S+ ){0,2}nicht|(?:page|article|contenu) (?:que vous (?:cherchez|recherchez|demandez|avez demandé)|demandée? (?:n['’]|est introuvable))|(?:page|article) (?:\S+ ){0,3}n['’]existe (?:plus|pas)|página (?:que (?:buscas|busca|estás? buscando|has solicitado|procura|está procurando|você procura)|(?:solicitada|pedida))|página (?:\S+ ){0,3}(?:no|não) (?:existe|fue encontrada|foi encontrada|está disponible)|pagina (?:che (?:stai cercando|cerchi|cercavi|hai cercato)|richiesta)|pagina (?:\S+ ){0,3}non (?:esiste|è disponibile|è stata trovata)|pagina die (?:je|u) (?:zoekt|zocht)|pagina (?:\S+ ){0,3}(?:bestaat niet|niet gevonden)|nie (?:znaleziono|możemy znaleźć) (?:takiej |tej )?strony|strona,? (?:której szukasz|nie istnieje|została usunięta)|(?:такой|этой|запрашиваемой|запрошенной) страницы (?:больше |уже )?(?:нет|не существует)|страниц[аы],? (?:которую вы ищете|(?:больше )?не существует|(?:была )?удалена|не найдена)|сторінк[аи],? (?:яку ви шукаєте|не існує|не знайдено)|stránka,? (?:kterou|ktorú) hl[ea]d\S+|stránka (?:ne|bola|byla)\S*|keresett oldal|pagina (?:căutată|pe care o căutați)|σελίδα που (?:ψάχνετε|αναζητάτε|ζητήσατε)|aradığınız sayfa|sidan du (?:söker|letar)|siden du (?:leder|leter|søger)|etsimääsi sivua|trang bạn (?:đang )?(?:tìm|yêu cầu)|halaman yang (?:anda )?(?:cari|minta)|الصفحة (?:التي تبحث عنها|المطلوبة|غير موجودة)|הדף (?:שחיפשת|המבוקש)|העמוד (?:שחיפשת|המבוקש)|صفحه (?:مورد نظر|درخواستی)|お探しのページ|ページ[はが](?:存在しません|見つかりません|削除)|(?:您|你)(?:访问|要找|查找|要访问|請求|訪問)的(?:页面|网页|内容|頁面)|(?:页面|網頁|頁面|网页)不存在|찾으시는 페이지|페이지를 찾을 수 없|존재하지 않는 페이지/i

/** A check for robots, or a refusal, at the beginning of a title or heading. */
export const refusedTitle =
  /^(?:just a moment|attention required|einen (?:augenblick|moment)|un instant|un momento|aguarde|chwileczkę|подождите|お待ちください|しばらくお待ち|请稍[候等]|請稍[候等]|잠시만|access denied|access to this page has been denied|are you a (?:robot|human)|verify(?:ing)? (?:that )?you are (?:a )?human|checking your browser|security check|pardon our interruption|bot verification|forbidden|zugriff verweigert|accès refusé|acceso denegado|acesso negado|accesso negato|toegang geweigerd|odmowa dostępu|доступ (?:запрещён|запрещен|ограничен)|アクセスが拒否|访问被拒绝|تم رفض الوصول)|\bcaptcha\b|unusual traffic|enable cookies and reload/i

/** The same in a text of a few lines. */
export const robotCheck =
  /not a (?:ro)?bot\b|you are (?:a )?human|checking your browser|complete the security check|kein roboter|(?:ein )?mensch sind|pas un robot|vérification de votre navigateur|(?:no|não) (?:eres|es|é) un?m? rob[oô]|que eres humano|se é humano|non sei un robot|geen robot|nie jesteś robotem|jesteś człowiekiem|не робот|проверяем (?:ваш )?браузер|robot olmadığınızı|inte (?:är )?en robot|ikke en robot|ロボットでは(?:ない|ありません)|ブラウザを確認|不是(?:机器人|機器人)|检查您的浏览器|안전한 접속|로봇이 아닙|لست روبوت|نتحقق من متصفحك/i

export const consent =
  /cookies?(?![a-z])|einwilligung|consent|datenschutzeinstellungen|consentement|consentimiento|consentimento|çerez|evästee|eväste|sütik|kakor\b|куки|קובצי cookie|עוגיות|クッキー|同意|쿠키|隐私|隱私|ملفات تعريف الارتباط/gi
/** In a title or heading. */
export const privacy =
  /privacy|datenschutz|privatsphäre|confidentialité|vie privée|privacidad|prywatnoś|конфиденциальн|приватн|soukromí|adatvéd|gizlilik|integritet|privatliv|personvern|yksityisyy|プライバシー|隐私|隱私|개인정보|الخصوصية|פרטיות/i
export const accept =
  /accept|agree|allow|akzeptieren|zustimmen|einverstanden|accepter|autoriser|aceptar|aceitar|permitir|accetta|consenti|toestaan|akkoord|zgadzam|akceptuj|przejdź|принять|соглас|прийняти|přijmout|souhlas|elfogad|godkänn|acceptera|tillad|godta|hyväksy|kabul et|許可|同意|接受|허용|동의|قبول|موافق|אישור/i
export const login =
  /\b(?:log ?in|sign ?in|anmelden|einloggen|se connecter|connexion|connectez-vous|identifiez-vous|inici(?:ar|a|e) sesi[oó]n|inici(?:ar|e) sessão|acceder|accedi|inloggen|aanmelden|logowanie|zaloguj|přihlás\S+|bejelentkez\S+|logga in|log ind|logg inn|kirjaudu|giriş yap\S*)(?![a-z])|вход|войти|войдите|увійти|ログイン|サインイン|登录|登錄|登入|로그인|تسجيل الدخول|התחבר/i
export const needsScript =
  /(?:enable|activate|turn on|requires?|need|activez|activer|aktivieren|activa|habilit|ativ|włącz|обслуг)\S*\s(?:\S+\s){0,3}javascript|javascript (?:is )?(?:required|disabled|must|muss|est désactivé|deaktiviert)|javascriptを有効|启用 ?javascript|включите javascript/i
/** What a page of a few lines that needs a script speaks of. */
export const script = /javascript|جافا ?سكر|자바스크립트/i

/** Marks of mark-up. */
export const paywallMark =
  /(?:^|[\s_-])(?:paywall|pay-wall|regwall|reg-wall|subscription-wall|subscriber-only|metered-content)(?:$|[\s_-])/i
export const subscribe =
  /subscribe to (?:continue|read|keep)|to continue reading|already a subscriber|weiterlesen mit|réservé aux abonnés|suscríbete para|para suscriptores|para assinantes|assine (?:já |agora )?para|agli abbonati|per continuare a leggere|alleen voor abonnees|(?:dla|tylko) (?:prenumerator|subskrybent)|(?:この記事は有料|会員限定)|仅限(?:订阅|会员)|订阅后|訂閱後|(?:только|доступн\S+) (?:для )?подписчик|구독자 전용|للمشتركين فقط|اشترك لمتابعة/i
/** Asked for on many pages, and on a short one a wall. */
export const subscribeNow =
  /unlock this (?:article|story)|free trial|jetzt abonnieren|mit (?:einem )?abo|abonnez-vous|suscríbete|suscriptores|assinantes|abbonati|abonnees|word abonnee|prenumerat|aby czytać dalej|prenumeranter|abonnenter|tilaajille|abone ol|předplatné|подписк|передплат|有料会員|続きを読む|付费|会员专享|유료 회원|للمشتركين|اشترك/i
/** Hosts whose frames hold figures that the page itself lacks. */
export const charts =
  /datawrapper|flourish|tableau|infogram|powerbi|statista|ourworldindata|plotly|highcharts|docs\.google\.com\/spreadsheets|\.pdf(?:$|[?#])/i
