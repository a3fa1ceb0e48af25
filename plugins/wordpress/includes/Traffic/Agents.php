<?php
// Generated from shared-core/src/model/agents.ts and packages/service/src/traffic/{assistants,classify-agent}.ts by `pnpm generate`; do not edit.
// The pattern of robots is that of npm's isbot (Unlicense).
namespace Citable\Traffic;

defined( 'ABSPATH' ) || exit;

/** Agents and assistants, and the patterns that find them. A match says which one by its mark. */
final class Agents {
	public const LIST_VERSION = '2026.11.0';

	/** Matches a name of the list, or a word that says "AI"; nothing else is an agent. */
	public const ANY = '~(?<![\\p{L}\\p{N}])(?:cohere-training-data-crawler|laion-huggingface-processor|ApifyWebsiteContentCrawler|semantic-visions-discovery|TaraGroup Intelligent Bot|AI2Bot-DeepResearchEval|GoogleAgent-URLContext|Slackbot-LinkExpanding|Google-CloudVertexBot|Gemini-Deep-Research|meta-externalfetcher|GoogleAgent-Mariner|facebookexternalhit|YandexAdditionalBot|meta-externalagent|Cloudflare-AutoRAG|Google-NotebookLM|Google-Gemini-CLI|AzureAI-SearchBot|Applebot-Extended|Claude-SearchBot|Aranet-SearchBot|Poggio-Citations|semantic-visions|The Knowledge AI|YandexAdditional|Perplexity-User|meta-webindexer|Webzio-Extended|LAIONDownloader|SBIntuitionsBot|Google-Extended|PerplexityUser|Amzn-SearchBot|AmazonBuyForMe|ChatGLM-Spider|MistralAI-User|FirecrawlAgent|Slack-ImgProxy|OAI-SearchBot|ChatGPT Agent|PerplexityBot|amazon-kendra|DuckAssistBot|atlassian-bot|ChatGPT-User|anthropic-ai|Google-Agent|TikTokSpider|Ai2Bot-Dolma|ExaSearchBot|kagi-fetcher|Kangaroo Bot|TSM-turingos|Claude-User|Claude-Code|GoogleOther|FacebookBot|imageSpider|DeepSeekBot|DuckDuckBot|img2dataset|ICC-Crawler|Channel3Bot|Spawning-AI|Baiduspider|LinkedInBot|TelegramBot|OAI-AdsBot|Claude-Web|NotebookLM|bedrockbot|Bytespider|Manus-User|iaskspider|ZanistaBot|TerraCotta|linkReader|Twitterbot|Discordbot|ClaudeBot|Googlebot|Amazonbot|Amzn-User|KendraBot|cohere-ai|Kimi-User|LinkupBot|TavilyBot|Shap-User|omgilibot|Firecrawl|bigsur\\.ai|Brightbot|ImageMind|YandexBot|Applebot|WhatsApp|PanguBot|PetalBot|Bravebot|PhindBot|opencode|Timpibot|Cotoyogi|ApifyBot|LinerBot|crawl4ai|Thinkbot|Novellum|Slackbot|bingbot|NovaAct|Facebot|ShapBot|Diffbot|iAskBot|Andibot|Anomura|HenkBot|GPTBot|AI2Bot|YouBot|ExaBot|Cursor|omgili|newsai|CCBot|Devin)(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(ai|llm|gpt|genai|openai)(?![\\p{L}\\p{N}])|(ai|llm|gpt)-?(bot|crawler|spider|search)~iu';

	/** Names of agents in a user agent, whole and in any case; the longest match decides. */
	public const NAMES = '~(?<![\\p{L}\\p{N}])(?:cohere-training-data-crawler(*:cohere-training-data-crawler)|laion-huggingface-processor(*:laion-huggingface-processor)|ApifyWebsiteContentCrawler(*:apifywebsitecontentcrawler)|semantic-visions-discovery(*:semantic-visions)|TaraGroup Intelligent Bot(*:taragroup-intelligent-bot)|AI2Bot-DeepResearchEval(*:ai2bot)|GoogleAgent-URLContext(*:googleagent-urlcontext)|Slackbot-LinkExpanding(*:slackbot)|Google-CloudVertexBot(*:google-cloudvertexbot)|Gemini-Deep-Research(*:gemini-deep-research)|meta-externalfetcher(*:meta-externalfetcher)|GoogleAgent-Mariner(*:google-agent)|facebookexternalhit(*:facebookexternalhit)|YandexAdditionalBot(*:yandexadditionalbot)|meta-externalagent(*:meta-externalagent)|Cloudflare-AutoRAG(*:cloudflare-autorag)|Google-NotebookLM(*:google-notebooklm)|Google-Gemini-CLI(*:google-gemini-cli)|AzureAI-SearchBot(*:azureai-searchbot)|Applebot-Extended(*:applebot-extended)|Claude-SearchBot(*:claude-searchbot)|Aranet-SearchBot(*:aranet-searchbot)|Poggio-Citations(*:poggio-citations)|semantic-visions(*:semantic-visions)|The Knowledge AI(*:the-knowledge-ai)|YandexAdditional(*:yandexadditionalbot)|Perplexity-User(*:perplexity-user)|meta-webindexer(*:meta-webindexer)|Webzio-Extended(*:omgili)|LAIONDownloader(*:laion-huggingface-processor)|SBIntuitionsBot(*:sbintuitionsbot)|Google-Extended(*:google-extended)|PerplexityUser(*:perplexity-user)|Amzn-SearchBot(*:amzn-searchbot)|AmazonBuyForMe(*:novaact)|ChatGLM-Spider(*:chatglm-spider)|MistralAI-User(*:mistralai-user)|FirecrawlAgent(*:firecrawlagent)|Slack-ImgProxy(*:slackbot)|OAI-SearchBot(*:oai-searchbot)|ChatGPT Agent(*:chatgpt-agent)|PerplexityBot(*:perplexitybot)|amazon-kendra(*:amazon-kendra)|DuckAssistBot(*:duckassistbot)|atlassian-bot(*:atlassian-bot)|ChatGPT-User(*:chatgpt-user)|anthropic-ai(*:claudebot)|Google-Agent(*:google-agent)|TikTokSpider(*:tiktokspider)|Ai2Bot-Dolma(*:ai2bot)|ExaSearchBot(*:exabot)|kagi-fetcher(*:kagi-fetcher)|Kangaroo Bot(*:kangaroo-bot)|TSM-turingos(*:tsm-turingos)|Claude-User(*:claude-user)|Claude-Code(*:claude-code)|GoogleOther(*:googleother)|FacebookBot(*:meta-externalagent)|imageSpider(*:bytespider)|DeepSeekBot(*:deepseekbot)|DuckDuckBot(*:duckduckbot)|img2dataset(*:img2dataset)|ICC-Crawler(*:icc-crawler)|Channel3Bot(*:channel3bot)|Spawning-AI(*:spawning-ai)|Baiduspider(*:baiduspider)|LinkedInBot(*:linkedinbot)|TelegramBot(*:telegrambot)|OAI-AdsBot(*:oai-adsbot)|Claude-Web(*:claudebot)|NotebookLM(*:google-notebooklm)|bedrockbot(*:bedrockbot)|Bytespider(*:bytespider)|Manus-User(*:manus-user)|iaskspider(*:iaskbot)|ZanistaBot(*:zanistabot)|TerraCotta(*:terracotta)|linkReader(*:linkreader)|Twitterbot(*:twitterbot)|Discordbot(*:discordbot)|ClaudeBot(*:claudebot)|Googlebot(*:googlebot)|Amazonbot(*:amazonbot)|Amzn-User(*:amzn-user)|KendraBot(*:amazon-kendra)|cohere-ai(*:cohere-ai)|Kimi-User(*:kimi-user)|LinkupBot(*:linkupbot)|TavilyBot(*:tavilybot)|Shap-User(*:shap-user)|omgilibot(*:omgili)|Firecrawl(*:firecrawlagent)|bigsur\\.ai(*:bigsur.ai)|Brightbot(*:brightbot)|ImageMind(*:imagemind)|YandexBot(*:yandexbot)|Applebot(*:applebot)|WhatsApp(*:whatsapp)|PanguBot(*:pangubot)|PetalBot(*:petalbot)|Bravebot(*:bravebot)|PhindBot(*:phindbot)|opencode(*:opencode)|Timpibot(*:timpibot)|Cotoyogi(*:cotoyogi)|ApifyBot(*:apifywebsitecontentcrawler)|LinerBot(*:linerbot)|crawl4ai(*:crawl4ai)|Thinkbot(*:thinkbot)|Novellum(*:novellum)|Slackbot(*:slackbot)|bingbot(*:bingbot)|NovaAct(*:novaact)|Facebot(*:facebookexternalhit)|ShapBot(*:shapbot)|Diffbot(*:diffbot)|iAskBot(*:iaskbot)|Andibot(*:andibot)|Anomura(*:anomura)|HenkBot(*:henkbot)|GPTBot(*:gptbot)|AI2Bot(*:ai2bot)|YouBot(*:youbot)|ExaBot(*:exabot)|Cursor(*:cursor)|omgili(*:omgili)|newsai(*:newsai)|CCBot(*:ccbot)|Devin(*:devin))(?![\\p{L}\\p{N}])~iu';

	/** Words that say "AI" in the name of a robot that is not in the list. */
	public const AI_WORDS = '~(?<![\\p{L}\\p{N}])(ai|llm|gpt|genai|openai)(?![\\p{L}\\p{N}])|(ai|llm|gpt)-?(bot|crawler|spider|search)~iu';

	/** Robots of any kind. */
	public const ROBOTS = '~ daum[ /]| deusu\\/|(?:^|[^g])news(?!sapphire)|(?<! channel\\/|google\\/)google(?!(?:wv|app|\\/google| pixel))|(?<! cu)bots?(?:\\b|_)|(?<!cam)scan|(?<!lib)http|24x7|;\\s\\w+;$|@[a-z][\\w-]+\\.|\\(\\)|\\.com\\b|\\b\\w+\\/1\\.0;|\\bbw\\/|\\bdlc\\b|\\bort\\/|\\bperl\\b|\\btime\\/|\\||^[<\\(;]|^[\\w \\.\\-\\(?:\\):%]+(?:\\/v?\\d+(?:\\.\\d+)?(?:\\.\\d{1,10})*?)?(?:,|$)|^[\\w\\-]+\\/[\\w]+$|^[^ ]{50,}$|^\\d+\\b|^\\w*search\\b|^\\w+\\/[\\w\\(\\)]*$|^\\w+\\/\\d\\.\\d\\s\\([\\w@]+\\)$|^active|^ad muncher|^amaya|^apache\\/|^avsdevicesdk\\/|^azure|^biglotron|^blackbox exporter|^bot|^clamav[ /]|^claude-code\\/|^client\\/|^cobweb\\/|^custom|^ddg[_-]android|^discourse|^dispatch\\/\\d|^downcast\\/|^duckduckgo|^email|^exodusmovement|^facebook|^getright\\/|^gozilla\\/|^hobbit|^hotzonu|^hwcdn\\/|^igetter\\/|^jeode\\/|^jetty\\/|^jigsaw|^microsoft bits|^movabletype|^mozilla\\/\\d\\.\\d\\s[\\w\\.-]+$|^mozilla\\/\\d\\.\\d\\s\\((?:compatible;)?(?:\\s?[\\w\\d\\-.]+[\\s/]\\d+\\.\\d+)?\\)$|^navermailapp|^netsurf|^offline|^openai\\/|^owler|^php|^postman|^ps_daily\\/|^python|^rank|^read|^reed|^remove\\.bg\\/|^rest|^rss|^snapchat|^sora |^space bison|^stape\\/|^svn|^swcd |^taringa|^thumbor\\/|^track|^w3c|^webbandit\\/|^webcopier|^wget|^whatsapp|^wordpress|^xenu link sleuth|^yahoo|^yandex|^zdm\\/\\d|^zoom marketplace\\/|abuse|advisor|agent\\b|analyzer|archive|ask jeeves\\/teoma|attracta|audit|bluecoat drtr|browsex|burpcollaborator|capture|catch|check\\b|checker|chrome-lighthouse|chromeframe|classifier|cloudflare|collapsify\\b|convertify|cookiehubverify\\/|crawl|cursor\\/|cypress\\/|dareboost|datanyze|dejaclick|detect|discovery|dmbrowser|download|exaleadcloudview|feed|firephp|foregenix|functionize|grab|hardenize\\b|headless|hotjar|httrack|hubspot marketing grader|ibisbrowser|infrawatch|insight|inspect|iplabel|java(?!;)|library|linkcheck|linktiger|mail\\.ru\\/|manus-user\\/|marketgoo\\/|measure|monitor\\b|neustar wpm|node\\b|nutch|offbyone|openvas|optimize|pageburst|pagespeed|parser|phantomjs|pingdom|playwright|powermarks|preview|productfinder|prospectingstudio|proxy|ptst[ /]\\d|radar|readable\\/|retriever|rexx;|rigor|rss\\b|scrape|securityheaders|selenium|server|silktide|sindup\\/|sogou|sparkler\\/|speedcurve|spider|splash|statuscake|supercleaner|synapse|synthetic|testlocally|tools|torrent|transcoder|url|validator|virtuoso|wappalyzer|watchtowr|webglance|webkit2png|whatcms\\/|xtate\\/~iD';

	/** Addresses from which assistants send readers; with a path, only what lies below it. */
	public const REFERRERS = '~^https?://(?:chatgpt\\.com(?::\\d+)?(?=[/?#]|$)(*:chatgpt)|chat\\.openai\\.com(?::\\d+)?(?=[/?#]|$)(*:chatgpt)|www\\.chatgpt\\.com(?::\\d+)?(?=[/?#]|$)(*:chatgpt)|claude\\.ai(?::\\d+)?(?=[/?#]|$)(*:claude)|www\\.claude\\.ai(?::\\d+)?(?=[/?#]|$)(*:claude)|perplexity\\.ai(?::\\d+)?(?=[/?#]|$)(*:perplexity)|www\\.perplexity\\.ai(?::\\d+)?(?=[/?#]|$)(*:perplexity)|gemini\\.google\\.com(?::\\d+)?(?=[/?#]|$)(*:gemini)|bard\\.google\\.com(?::\\d+)?(?=[/?#]|$)(*:gemini)|notebooklm\\.google\\.com(?::\\d+)?(?=[/?#]|$)(*:notebooklm)|copilot\\.microsoft\\.com(?::\\d+)?(?=[/?#]|$)(*:copilot)|copilot\\.cloud\\.microsoft(?::\\d+)?(?=[/?#]|$)(*:copilot)|m365\\.cloud\\.microsoft(?::\\d+)?(?=[/?#]|$)(*:copilot)|www\\.bing\\.com(?::\\d+)?/chat(?=[/?#]|$)(*:copilot)|edgeservices\\.bing\\.com(?::\\d+)?(?=[/?#]|$)(*:copilot)|meta\\.ai(?::\\d+)?(?=[/?#]|$)(*:meta-ai)|www\\.meta\\.ai(?::\\d+)?(?=[/?#]|$)(*:meta-ai)|grok\\.com(?::\\d+)?(?=[/?#]|$)(*:grok)|x\\.ai(?::\\d+)?(?=[/?#]|$)(*:grok)|x\\.com(?::\\d+)?/i/grok(?=[/?#]|$)(*:grok)|grok\\.x\\.ai(?::\\d+)?(?=[/?#]|$)(*:grok)|chat\\.mistral\\.ai(?::\\d+)?(?=[/?#]|$)(*:mistral)|chat\\.deepseek\\.com(?::\\d+)?(?=[/?#]|$)(*:deepseek)|deepseek\\.com(?::\\d+)?(?=[/?#]|$)(*:deepseek)|kimi\\.com(?::\\d+)?(?=[/?#]|$)(*:kimi)|www\\.kimi\\.com(?::\\d+)?(?=[/?#]|$)(*:kimi)|kimi\\.moonshot\\.cn(?::\\d+)?(?=[/?#]|$)(*:kimi)|doubao\\.com(?::\\d+)?(?=[/?#]|$)(*:doubao)|www\\.doubao\\.com(?::\\d+)?(?=[/?#]|$)(*:doubao)|you\\.com(?::\\d+)?(?=[/?#]|$)(*:you)|duck\\.ai(?::\\d+)?(?=[/?#]|$)(*:duck-ai)|phind\\.com(?::\\d+)?(?=[/?#]|$)(*:phind)|www\\.phind\\.com(?::\\d+)?(?=[/?#]|$)(*:phind))~iD';

	/** `utm_source` → assistant. */
	public const UTM_SOURCES = array(
		'chatgpt.com' => 'chatgpt',
		'openai' => 'chatgpt',
		'chatgpt' => 'chatgpt',
		'claude.ai' => 'claude',
		'claude' => 'claude',
		'perplexity' => 'perplexity',
		'perplexity.ai' => 'perplexity',
		'gemini' => 'gemini',
		'notebooklm' => 'notebooklm',
		'copilot.com' => 'copilot',
		'copilot' => 'copilot',
		'meta.ai' => 'meta-ai',
		'grok' => 'grok',
		'grok.com' => 'grok',
		'mistral' => 'mistral',
		'chat.mistral.ai' => 'mistral',
		'deepseek' => 'deepseek',
		'kimi' => 'kimi',
		'doubao' => 'doubao',
		'you.com' => 'you',
		'duck.ai' => 'duck-ai',
		'phind' => 'phind',
	);

	/** Id → name, operator or '', purpose. */
	public const AGENTS = array(
		'gptbot' => array( 'GPTBot', 'openai', 'training' ),
		'oai-searchbot' => array( 'OAI-SearchBot', 'openai', 'search_index' ),
		'chatgpt-user' => array( 'ChatGPT-User', 'openai', 'user_fetch' ),
		'chatgpt-agent' => array( 'ChatGPT Agent', 'openai', 'agent' ),
		'oai-adsbot' => array( 'OAI-AdsBot', 'openai', 'ads' ),
		'claudebot' => array( 'ClaudeBot', 'anthropic', 'training' ),
		'claude-searchbot' => array( 'Claude-SearchBot', 'anthropic', 'search_index' ),
		'claude-user' => array( 'Claude-User', 'anthropic', 'user_fetch' ),
		'claude-code' => array( 'Claude-Code', 'anthropic', 'coding_agent' ),
		'perplexitybot' => array( 'PerplexityBot', 'perplexity', 'search_index' ),
		'perplexity-user' => array( 'Perplexity-User', 'perplexity', 'user_fetch' ),
		'googlebot' => array( 'Googlebot', 'google', 'search_engine' ),
		'googleother' => array( 'GoogleOther', 'google', 'training' ),
		'google-cloudvertexbot' => array( 'Google-CloudVertexBot', 'google', 'training' ),
		'google-notebooklm' => array( 'Google-NotebookLM', 'google', 'user_fetch' ),
		'gemini-deep-research' => array( 'Gemini-Deep-Research', 'google', 'user_fetch' ),
		'googleagent-urlcontext' => array( 'GoogleAgent-URLContext', 'google', 'user_fetch' ),
		'google-agent' => array( 'Google-Agent', 'google', 'agent' ),
		'google-gemini-cli' => array( 'Google-Gemini-CLI', 'google', 'coding_agent' ),
		'bingbot' => array( 'bingbot', 'microsoft', 'search_engine' ),
		'azureai-searchbot' => array( 'AzureAI-SearchBot', 'microsoft', 'search_index' ),
		'applebot' => array( 'Applebot', 'apple', 'search_engine' ),
		'amazonbot' => array( 'Amazonbot', 'amazon', 'training' ),
		'amzn-searchbot' => array( 'Amzn-SearchBot', 'amazon', 'search_index' ),
		'amzn-user' => array( 'Amzn-User', 'amazon', 'user_fetch' ),
		'novaact' => array( 'NovaAct', 'amazon', 'agent' ),
		'amazon-kendra' => array( 'amazon-kendra', 'amazon', 'search_index' ),
		'bedrockbot' => array( 'bedrockbot', 'amazon', 'dataset' ),
		'meta-externalagent' => array( 'meta-externalagent', 'meta', 'training' ),
		'meta-webindexer' => array( 'meta-webindexer', 'meta', 'search_index' ),
		'meta-externalfetcher' => array( 'meta-externalfetcher', 'meta', 'user_fetch' ),
		'facebookexternalhit' => array( 'facebookexternalhit', 'meta', 'link_preview' ),
		'whatsapp' => array( 'WhatsApp', 'meta', 'link_preview' ),
		'bytespider' => array( 'Bytespider', 'bytedance', 'training' ),
		'tiktokspider' => array( 'TikTokSpider', 'bytedance', 'training' ),
		'ccbot' => array( 'CCBot', 'common-crawl', 'dataset' ),
		'ai2bot' => array( 'AI2Bot', 'ai2', 'training' ),
		'cohere-training-data-crawler' => array( 'cohere-training-data-crawler', 'cohere', 'training' ),
		'cohere-ai' => array( 'cohere-ai', 'cohere', 'user_fetch' ),
		'deepseekbot' => array( 'DeepSeekBot', 'deepseek', 'training' ),
		'pangubot' => array( 'PanguBot', 'huawei', 'training' ),
		'petalbot' => array( 'PetalBot', 'huawei', 'search_engine' ),
		'chatglm-spider' => array( 'ChatGLM-Spider', 'zhipu', 'training' ),
		'mistralai-user' => array( 'MistralAI-User', 'mistral', 'user_fetch' ),
		'kimi-user' => array( 'Kimi-User', 'moonshot', 'user_fetch' ),
		'duckassistbot' => array( 'DuckAssistBot', 'duckduckgo', 'search_index' ),
		'duckduckbot' => array( 'DuckDuckBot', 'duckduckgo', 'search_engine' ),
		'bravebot' => array( 'Bravebot', 'brave', 'search_index' ),
		'youbot' => array( 'YouBot', 'you', 'search_index' ),
		'exabot' => array( 'ExaBot', 'exa', 'search_index' ),
		'linkupbot' => array( 'LinkupBot', 'linkup', 'search_index' ),
		'tavilybot' => array( 'TavilyBot', 'tavily', 'search_index' ),
		'shapbot' => array( 'ShapBot', 'parallel', 'search_index' ),
		'shap-user' => array( 'Shap-User', 'parallel', 'user_fetch' ),
		'phindbot' => array( 'PhindBot', 'phind', 'search_index' ),
		'kagi-fetcher' => array( 'kagi-fetcher', 'kagi', 'user_fetch' ),
		'devin' => array( 'Devin', 'cognition', 'agent' ),
		'manus-user' => array( 'Manus-User', 'manus', 'agent' ),
		'cursor' => array( 'Cursor', 'cursor', 'coding_agent' ),
		'opencode' => array( 'opencode', '', 'coding_agent' ),
		'diffbot' => array( 'Diffbot', 'diffbot', 'dataset' ),
		'timpibot' => array( 'Timpibot', '', 'dataset' ),
		'omgili' => array( 'omgili', '', 'dataset' ),
		'img2dataset' => array( 'img2dataset', '', 'dataset' ),
		'laion-huggingface-processor' => array( 'laion-huggingface-processor', '', 'dataset' ),
		'sbintuitionsbot' => array( 'SBIntuitionsBot', '', 'training' ),
		'kangaroo-bot' => array( 'Kangaroo Bot', '', 'training' ),
		'icc-crawler' => array( 'ICC-Crawler', '', 'training' ),
		'cotoyogi' => array( 'Cotoyogi', '', 'training' ),
		'firecrawlagent' => array( 'FirecrawlAgent', '', 'agent' ),
		'apifywebsitecontentcrawler' => array( 'ApifyWebsiteContentCrawler', '', 'dataset' ),
		'cloudflare-autorag' => array( 'Cloudflare-AutoRAG', '', 'search_index' ),
		'atlassian-bot' => array( 'atlassian-bot', '', 'search_index' ),
		'linerbot' => array( 'LinerBot', '', 'search_index' ),
		'iaskbot' => array( 'iAskBot', '', 'search_index' ),
		'andibot' => array( 'Andibot', '', 'search_index' ),
		'aranet-searchbot' => array( 'Aranet-SearchBot', '', 'search_index' ),
		'poggio-citations' => array( 'Poggio-Citations', '', 'user_fetch' ),
		'anomura' => array( 'Anomura', '', 'search_index' ),
		'channel3bot' => array( 'Channel3Bot', '', 'search_index' ),
		'henkbot' => array( 'HenkBot', '', 'search_index' ),
		'zanistabot' => array( 'ZanistaBot', '', 'search_index' ),
		'terracotta' => array( 'TerraCotta', '', 'search_index' ),
		'bigsur.ai' => array( 'bigsur.ai', '', 'user_fetch' ),
		'linkreader' => array( 'linkReader', '', 'user_fetch' ),
		'crawl4ai' => array( 'crawl4ai', '', 'dataset' ),
		'newsai' => array( 'newsai', '', 'dataset' ),
		'brightbot' => array( 'Brightbot', '', 'dataset' ),
		'semantic-visions' => array( 'semantic-visions', '', 'dataset' ),
		'spawning-ai' => array( 'Spawning-AI', '', 'dataset' ),
		'imagemind' => array( 'ImageMind', '', 'dataset' ),
		'taragroup-intelligent-bot' => array( 'TaraGroup Intelligent Bot', '', 'unknown_ai' ),
		'thinkbot' => array( 'Thinkbot', '', 'unknown_ai' ),
		'tsm-turingos' => array( 'TSM-turingos', '', 'unknown_ai' ),
		'novellum' => array( 'Novellum', '', 'unknown_ai' ),
		'the-knowledge-ai' => array( 'The Knowledge AI', '', 'unknown_ai' ),
		'yandexadditionalbot' => array( 'YandexAdditionalBot', '', 'training' ),
		'yandexbot' => array( 'YandexBot', '', 'search_engine' ),
		'baiduspider' => array( 'Baiduspider', '', 'search_engine' ),
		'twitterbot' => array( 'Twitterbot', '', 'link_preview' ),
		'linkedinbot' => array( 'LinkedInBot', '', 'link_preview' ),
		'slackbot' => array( 'Slackbot', '', 'link_preview' ),
		'discordbot' => array( 'Discordbot', '', 'link_preview' ),
		'telegrambot' => array( 'TelegramBot', '', 'link_preview' ),
		'google-extended' => array( 'Google-Extended', 'google', 'training' ),
		'applebot-extended' => array( 'Applebot-Extended', 'apple', 'training' ),
		'unknown-ai' => array( 'Unknown AI agent', '', 'unknown_ai' ),
	);

	/** Words for robots.txt that no crawler sends: whoever sends one is not what it says. */
	public const TOKENS = array( 'google-extended', 'applebot-extended' );

	/** Id → name. */
	public const OPERATORS = array(
		'ai2' => 'Ai2',
		'amazon' => 'Amazon',
		'anthropic' => 'Anthropic',
		'apple' => 'Apple',
		'brave' => 'Brave',
		'bytedance' => 'ByteDance',
		'cognition' => 'Cognition',
		'cohere' => 'Cohere',
		'common-crawl' => 'Common Crawl',
		'cursor' => 'Cursor',
		'deepseek' => 'DeepSeek',
		'diffbot' => 'Diffbot',
		'duckduckgo' => 'DuckDuckGo',
		'exa' => 'Exa',
		'google' => 'Google',
		'huawei' => 'Huawei',
		'kagi' => 'Kagi',
		'linkup' => 'Linkup',
		'manus' => 'Manus',
		'meta' => 'Meta',
		'microsoft' => 'Microsoft',
		'mistral' => 'Mistral AI',
		'moonshot' => 'Moonshot AI',
		'openai' => 'OpenAI',
		'parallel' => 'Parallel',
		'perplexity' => 'Perplexity',
		'phind' => 'Phind',
		'tavily' => 'Tavily',
		'xai' => 'xAI',
		'you' => 'You.com',
		'zhipu' => 'Zhipu AI',
	);

	/** Id → name, operator. */
	public const ASSISTANTS = array(
		'chatgpt' => array( 'ChatGPT', 'openai' ),
		'claude' => array( 'Claude', 'anthropic' ),
		'perplexity' => array( 'Perplexity', 'perplexity' ),
		'gemini' => array( 'Gemini', 'google' ),
		'notebooklm' => array( 'NotebookLM', 'google' ),
		'copilot' => array( 'Copilot', 'microsoft' ),
		'meta-ai' => array( 'Meta AI', 'meta' ),
		'grok' => array( 'Grok', 'xai' ),
		'mistral' => array( 'Le Chat', 'mistral' ),
		'deepseek' => array( 'DeepSeek', 'deepseek' ),
		'kimi' => array( 'Kimi', 'moonshot' ),
		'doubao' => array( 'Doubao', 'bytedance' ),
		'you' => array( 'You.com', 'you' ),
		'duck-ai' => array( 'Duck.ai', 'duckduckgo' ),
		'phind' => array( 'Phind', 'phind' ),
	);
}
