// Made by `pnpm generate` from packages/contract/generated/openapi.json; never edited by hand.

export interface paths {
    "/v1/optimize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score and optimize one article
         * @description Needs a key with the scope `optimize:write`.
         */
        post: operations["optimize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/score/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The score of one result (opt_…), or the newest of an article (art_…)
         * @description Needs a key with the scope `score:read`.
         */
        get: operations["readScore"];
        put?: never;
        post?: never;
        /**
         * Forget an article: its results, their history and its part in the grade of its publisher
         * @description Needs a key with the scope `optimize:write`.
         */
        delete: operations["deleteScore"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/publishers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Publishers of analysed pages with their grades: article structure, not truthfulness
         * @description Needs a key with the scope `publishers:read`.
         */
        get: operations["listPublishers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/publishers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One publisher with its history and its best and worst articles
         * @description Needs a key with the scope `publishers:read`.
         */
        get: operations["readPublisher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report requests of AI agents and readers sent by AI assistants; answered when they are written
         * @description Needs a key with the scope `events:write`.
         */
        post: operations["sendEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * AI traffic: what agents fetched, for what purpose, and whom assistants sent. A fetch is not a citation
         * @description Needs a key with the scope `analytics:read`.
         */
        get: operations["readAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translate an article and optimize it again in each language; always a draft for a person to review
         * @description Needs a key with the scope `translate:write`.
         */
        post: operations["translate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/translate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A translation of the last 30 days, such as the result of an item of a job
         * @description Needs a key with the scope `translate:write`.
         */
        get: operations["readTranslation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/translate/engines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Translation engines of this service and their language pairs
         * @description Needs a key with the scope `translate:write`.
         */
        get: operations["listEngines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/whoami": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key’s tenant, scopes and limits; tests a connection
         * @description Needs a valid key.
         */
        get: operations["whoami"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keys of the tenant, newest first
         * @description Needs a key with the scope `keys:manage`.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Make a key with some of the scopes of this one; it is shown once
         * @description Needs a key with the scope `keys:manage`.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One key, without the key itself
         * @description Needs a key with the scope `keys:manage`.
         */
        get: operations["readKey"];
        put?: never;
        post?: never;
        /**
         * Revoke a key at once; every key may revoke itself, others need keys:manage
         * @description Needs a valid key.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        /**
         * Change name, networks or an earlier end; scopes never change
         * @description Needs a key with the scope `keys:manage`.
         */
        patch: operations["changeKey"];
        trace?: never;
    };
    "/v1/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a key like this one; this one ends after the overlap
         * @description Needs a key with the scope `keys:manage`.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jobs of the tenant, newest first
         * @description Needs a key with the scope `optimize:write` or `translate:write`.
         */
        get: operations["listJobs"];
        put?: never;
        /**
         * Work on many articles; items are taken in turn with those of others
         * @description Needs a key with the scope `optimize:write` or `translate:write`.
         */
        post: operations["createJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One job and how far it is
         * @description Needs a key with the scope `optimize:write` or `translate:write`.
         */
        get: operations["readJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items of a job in their order, with the ids of their results
         * @description Needs a key with the scope `optimize:write` or `translate:write`.
         */
        get: operations["listJobItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a job; what is done stays
         * @description Needs a key with the scope `optimize:write` or `translate:write`.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhooks of the tenant, newest first
         * @description Needs a key with the scope `webhooks:manage`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Have an address told of events; its secret is shown once
         * @description Needs a key with the scope `webhooks:manage`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One webhook, without its secret
         * @description Needs a key with the scope `webhooks:manage`.
         */
        get: operations["readWebhook"];
        put?: never;
        post?: never;
        /**
         * Remove a webhook and its deliveries
         * @description Needs a key with the scope `webhooks:manage`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, or switch it off and on
         * @description Needs a key with the scope `webhooks:manage`.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook.test event to it
         * @description Needs a key with the scope `webhooks:manage`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret; the old one signs too for a while
         * @description Needs a key with the scope `webhooks:manage`.
         */
        post: operations["rotateWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent in the last 30 days, newest first
         * @description Needs a key with the scope `webhooks:manage`.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries/{delivery_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send it again under the same webhook-id
         * @description Needs a key with the scope `webhooks:manage`.
         */
        post: operations["replayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * @description Needs no key.
         */
        get: operations["readOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livez": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process answers
         * @description Needs no key.
         */
        get: operations["livez"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process can take work
         * @description Needs no key.
         */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A fetch is not a citation, and most citations cause no visit. */
        Analytics: {
            range: {
                /** @description RFC 3339, UTC. */
                from: string;
                /** @description RFC 3339, UTC. */
                to: string;
                tz: string;
                /** @enum {string} */
                granularity: "hour" | "day" | "week";
                generated_at: string | null;
            };
            data_quality: {
                sources: string[];
                first_event: string | null;
                last_event: string | null;
                agent_list_version: string;
                /** @description 0–1, four decimals; null: cannot be said. */
                unclassified_share: number | null;
                caveats: ("referrals_lower_bound" | "ai_overviews_not_separable" | "browser_agents_look_human" | "page_cache_hides_hits" | "days_in_utc" | "unknown_filter" | "newest_articles_only" | "no_events")[];
            };
            summary?: {
                crawler_hits: number;
                unique_pages_crawled: number;
                articles_published: number;
                /** @description 0–1, four decimals; null: cannot be said. */
                index_coverage: number | null;
                /** @description 0–1, four decimals; null: cannot be said. */
                error_rate: number | null;
                bytes: number;
                robots_violations: number;
                /** @description Claimed an agent that they are not; in no other number. */
                spoofed_hits: number;
                user_fetches: number;
                referral_visits: number;
                engaged_visits: number | null;
                /** @description With its 95 % interval; null below 30 fetches or 5 visits. */
                crawl_to_refer: {
                    value: number;
                    low: number;
                    high: number;
                } | null;
                previous: {
                    crawler_hits: number;
                    unique_pages_crawled: number;
                    articles_published: number;
                    /** @description 0–1, four decimals; null: cannot be said. */
                    index_coverage: number | null;
                    /** @description 0–1, four decimals; null: cannot be said. */
                    error_rate: number | null;
                    bytes: number;
                    robots_violations: number;
                    /** @description Claimed an agent that they are not; in no other number. */
                    spoofed_hits: number;
                    user_fetches: number;
                    referral_visits: number;
                    engaged_visits: number | null;
                    /** @description With its 95 % interval; null below 30 fetches or 5 visits. */
                    crawl_to_refer: {
                        value: number;
                        low: number;
                        high: number;
                    } | null;
                } | null;
                change: {
                    [key: string]: number | null;
                } | null;
            };
            crawlers?: {
                agent: string;
                name: string;
                operator: string | null;
                purpose: components["schemas"]["Purpose"];
                hits: number;
                html_hits: number;
                pages: number;
                status: {
                    "2xx": number;
                    "3xx": number;
                    "4xx": number;
                    "5xx": number;
                };
                bytes: number;
                p50_ms: number | null;
                verified: number;
                failed: number;
                unverifiable: number;
                unchecked: number;
                first_seen: string | null;
                last_seen: string | null;
                median_recrawl_hours: number | null;
                /** @description 0–1, four decimals; null: cannot be said. */
                share: number | null;
                /** @description Relative to the period before; null: cannot be said. */
                change: number | null;
            }[];
            purposes?: {
                purpose: components["schemas"]["Purpose"];
                hits: number;
                pages: number;
                /** @description Relative to the period before; null: cannot be said. */
                change: number | null;
            }[];
            operators?: {
                operator: string;
                name: string;
                html_crawls: number;
                user_fetches: number;
                referrals: number;
                /** @description With its 95 % interval; null below 30 fetches or 5 visits. */
                crawl_to_refer: {
                    value: number;
                    low: number;
                    high: number;
                } | null;
                /** @description With its 95 % interval; null below 30 fetches or 5 visits. */
                fetch_to_refer: {
                    value: number;
                    low: number;
                    high: number;
                } | null;
            }[];
            referrals?: {
                assistant: string;
                name: string;
                operator: string;
                visits: number;
                engaged: number | null;
                /** @description 0–1, four decimals; null: cannot be said. */
                share: number | null;
                evidence: {
                    referrer: number;
                    utm: number;
                    both: number;
                };
                top_landing: {
                    path: string;
                    visits: number;
                }[];
            }[];
            pages?: {
                path: string;
                article_id: string | null;
                aeo_score: number | null;
                crawls: number;
                search_index_hits: number;
                user_fetches: number;
                referrals: number;
                last_search_fetch: string | null;
                stale_since_update: boolean | null;
                status: {
                    "2xx": number;
                    "3xx": number;
                    "4xx": number;
                    "5xx": number;
                };
            }[];
            /** @description Fetches that count in no total: robots.txt, sitemaps, llms.txt, Markdown copies, link previews and prefetches. */
            special?: {
                /** @enum {string} */
                kind: "robots_txt" | "sitemap" | "llms_txt" | "markdown" | "preview";
                agent: string;
                hits: number;
            }[];
            timeseries?: {
                /** @description Day or first day of the week in tz; hour in UTC. */
                t: string;
                /** @description By purpose; null before the first event. */
                crawls: {
                    [key: string]: number;
                } | null;
                /** @description By assistant. */
                referrals: {
                    [key: string]: number;
                } | null;
            }[];
            issues?: {
                /** @enum {string} */
                code: "search_bot_blocked" | "bot_4xx_spike" | "never_crawled" | "stale_copy" | "spoofed_agent";
                /** @enum {string} */
                severity: "high" | "medium" | "low";
                affected: number;
                examples: string[];
                fix: string;
            }[];
        };
        /** @description A question and whether the article answers it, found lexically. */
        Answer: {
            question: string;
            /** @enum {string} */
            source: "target" | "title" | "heading" | "faq";
            /** @description Where the text asks it: a heading, a marked question; null: it does not. */
            asked: components["schemas"]["Span"] | null;
            /** @enum {string} */
            state: "answered" | "unclear" | "missing";
            score: components["schemas"]["Score"];
            /** @description What can be quoted as the answer, up to three sentences; null: no sentence answers for certain. */
            sentence: components["schemas"]["Span"] | null;
            missing: string[];
        };
        /** @description The options used. */
        AppliedOptions: {
            seo: boolean;
            aeo: boolean;
            titles: number;
            ignore_json_ld: boolean;
            generate: boolean;
            estimate: boolean;
            include_text: boolean;
            max_age_s: number;
        };
        ArticleFacts: {
            title: string | null;
            headline: string | null;
            authors: components["schemas"]["Person"][];
            date_published: string | null;
            date_modified: string | null;
            image: components["schemas"]["Image"] | null;
            language: string;
            /** @enum {string} */
            direction: "ltr" | "rtl";
            description: string | null;
            site_name: string | null;
            word_count: number;
            /** @description Only with options.include_text. */
            text?: string;
            /** @description Where each fact was found. */
            origins: {
                [key: string]: "field" | "json_ld" | "open_graph" | "meta" | "element" | "text" | "url";
            };
            /** @description What each fact rests on and how far it can be relied on. */
            sources: {
                [key: string]: {
                    /** @description The source by its own name, such as article:published_time or h1; for reports. */
                    name: string;
                    /**
                     * @description declared: marked up as such. likely: a name or place that usually means it. guessed: read out of words or an address.
                     * @enum {string}
                     */
                    confidence: "declared" | "likely" | "guessed";
                };
            };
        };
        /** @description One block of an editor; findings come back with its id. */
        BlockInput: {
            id: string;
            html: string;
        } | {
            id: string;
            markdown: string;
        };
        /** @description The verdict of one check. */
        Check: {
            /** @description Stable id, thing-property. */
            check: string;
            title: string;
            /** @description Part of the rubric it belongs to. */
            group: string;
            /** @enum {string} */
            status: "pass" | "fail" | "not_applicable" | "not_checked" | "error";
            score: components["schemas"]["Score"] | null;
            /** @description false: a failing check that may be wrong about this text; a question to the writer. */
            certain: boolean;
            /** @description 0: no proven effect; never moves a score. */
            weight: number;
            /** @enum {string} */
            effect: "weight" | "cap" | "penalty" | "none";
            /** @description Points of the whole score that meeting it fully would bring; absent in results stored before it was there. */
            points?: number;
            code: string | null;
            /** @description Values named by the message. */
            args: {
                [key: string]: string | number;
            };
            message: string | null;
            /** @description What to ask the writer where certain is false. */
            question: string | null;
            evidence: components["schemas"]["Evidence"];
            spans: components["schemas"]["Span"][];
            fix: components["schemas"]["Fix"] | null;
        };
        /** @description Text that is not published yet; never fetched. */
        Content: {
            html?: string;
            markdown?: string;
            blocks?: components["schemas"]["BlockInput"][];
            /** @description html is a full page: the article is found in it. Default: whether html holds a doctype, html, head or body tag. */
            whole_page?: boolean;
            /** @description The address it will have. */
            url?: string | null;
            title?: string | null;
            /** @description What the `<title>` will say, where the page has a text of its own for that. */
            seo_title?: string | null;
            description?: string | null;
            slug?: string | null;
            /** @description The language that the writer chose; absent: the text decides where it is certain. */
            language?: string | null;
            /** @description The locale of the page or its site; it decides where the text is not certain. */
            language_hint?: string | null;
            authors?: components["schemas"]["PersonInput"][];
            date_published?: string | null;
            date_modified?: string | null;
            image?: components["schemas"]["ImageInput"] | null;
            /** @description What the page is published as; found in the text when absent. */
            article_type?: components["schemas"]["SchemaTypeName"];
            /** @description The kind of text, as its writer says; read from the text when absent. */
            text_kind?: components["schemas"]["TextKindName"];
        } & (unknown | unknown | unknown);
        CreatedKey: {
            id: string;
            prefix: string;
            last4: string;
            name: string;
            scopes: components["schemas"]["Scope"][];
            /** @enum {string} */
            environment: "live" | "test";
            site_id: string | null;
            ip_allow: string[];
            /** @enum {string} */
            status: "active" | "expiring" | "expired" | "revoked";
            created_at: string;
            expires_at: string | null;
            last_used_at: string | null;
            /** @description Only here; store it now. */
            key: string;
        };
        CreatedWebhook: {
            /** @description whk_ and 26 characters. */
            id: string;
            url: string;
            events: string[];
            description: string | null;
            /**
             * @description disabled: by you, after 410, or after five days of failures.
             * @enum {string}
             */
            status: "active" | "disabled";
            /** @description RFC 3339, UTC. */
            created_at: string;
            last_success_at: string | null;
            /** @description Failed attempts since the last success. */
            failures: number;
            /** @description Only here; verifies signatures (Standard Webhooks). */
            secret: string;
        };
        Delivery: {
            /** @description dlv_ and 26 characters. */
            id: string;
            /** @description The webhook-id header; the same in every attempt and replay. */
            event_id: string;
            type: string;
            /**
             * @description failed: tried, to be tried again. abandoned: will not be tried again.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed" | "abandoned";
            attempts: number;
            response_status: number | null;
            error: string | null;
            next_at: string | null;
            /** @description Milliseconds of the last attempt. */
            ms: number | null;
            /** @description RFC 3339, UTC. */
            created_at: string;
        };
        DeliveryAccepted: {
            delivery_id: string;
        };
        DeliveryList: {
            data: components["schemas"]["Delivery"][];
            has_more: boolean;
            next_cursor: string | null;
        };
        /** @description A text that the article carries. */
        Draft: {
            text: string;
            /** @description The sentences of the article that carry it. */
            claims: components["schemas"]["Span"][];
        };
        /** @description Texts of a generator, each carried by sentences of the article; titles may be held by them in other words (`support`). They never change a score. */
        Drafts: {
            generator: {
                id: string;
                model: string;
                /** @description Where the text was sent, or would be. */
                host: string;
            };
            /** @description false: only estimated; nothing left the service. */
            sent: boolean;
            /** @description What a call takes at most, counted before it. */
            estimate: {
                /** @description UTF-16 units sent, instructions included. */
                characters: number;
                input_tokens: number;
                /** @description At most. */
                output_tokens: number;
                /** @description null: the operator has not said what the model costs, so it is unknown. */
                cost: {
                    amount: number;
                    /** @description ISO 4217. */
                    currency: string;
                } | null;
            };
            /** @description As the endpoint counted; null: it did not say, or nothing was sent. */
            usage: {
                input_tokens: number;
                output_tokens: number;
                /** @description null: the operator has not said what the model costs, so it is unknown. */
                cost: {
                    amount: number;
                    /** @description ISO 4217. */
                    currency: string;
                } | null;
            } | null;
            titles: components["schemas"]["Title"][];
            description: components["schemas"]["Draft"] | null;
            /** @description An opening. */
            lead: components["schemas"]["Draft"] | null;
            /** @description Questions of readers; the claims answer them. Never scored. */
            questions: components["schemas"]["Draft"][];
            /** @description What the model remarks on the article, at most three. Never scored. */
            remarks: components["schemas"]["Remark"][];
            /** @description Drafts that were dropped, by what of them the article does not carry, and remarks, by why they are not shown. */
            refused: {
                /** @enum {string} */
                kind: "title" | "description" | "lead" | "question" | "remark";
                reason: string;
            }[];
        };
        /** @description A change to the draft that an editor can apply and undo. */
        Edit: {
            /** @constant */
            kind: "set_field";
            /** @enum {string} */
            field: "title" | "seo_title" | "description" | "slug";
            value: string;
        } | {
            /** @constant */
            kind: "replace_text";
            span: components["schemas"]["Span"];
            value: string;
        } | {
            /** @constant */
            kind: "set_attribute";
            block: string;
            /** @enum {string} */
            name: "alt" | "level";
            /** @description The value when it was analysed; empty where there was none. */
            before: string;
            value: string;
        } | {
            /** @constant */
            kind: "set_address";
            span: components["schemas"]["Span"];
            before: string;
            value: string;
        } | {
            /** @constant */
            kind: "insert_block";
            after: string | null;
            html: string;
        } | {
            /** @constant */
            kind: "split_block";
            span: components["schemas"]["Span"];
        } | {
            /** @constant */
            kind: "several";
            edits: components["schemas"]["SingleEdit"][];
        };
        EngineList: {
            engines: {
                id: string;
                /**
                 * @description draft: a person has to correct it before it is published.
                 * @enum {string}
                 */
                tier: "draft" | "production";
                /** @description It has at least one pair. */
                configured: boolean;
                pairs: {
                    from: string;
                    to: string;
                }[];
                limits: {
                    segments: number;
                    characters: number;
                };
            }[];
        };
        /** @description Written when this is sent. */
        EventsAnswer: {
            accepted: number;
            duplicates: number;
            rejected: {
                index: number;
                code: string;
                detail: string;
            }[];
        };
        EventsRequest: {
            /**
             * @description site_…; null: the site of the key, else of each event’s host.
             * @default null
             */
            site?: string | null;
            /**
             * @default other
             * @enum {string}
             */
            source?: "wordpress" | "strapi" | "middleware" | "log_import" | "cdn" | "other";
            agent_list_version?: string;
            events: (components["schemas"]["TrafficEvent"] | unknown)[];
        };
        Evidence: {
            /**
             * @description A: controlled experiments agree … D: folklore or contradicted.
             * @enum {string}
             */
            grade: "A" | "B" | "C" | "D";
            sources: string[];
            /** @description Published results that speak against the check. */
            contrary: string[];
        };
        Fix: {
            code: string;
            /** @description Values named by the message. */
            args: {
                [key: string]: string | number;
            };
            message: string;
            /**
             * @description safe: derivable from known facts. draft: a proposal to accept. none: needs a fact only a person has.
             * @enum {string}
             */
            safety: "safe" | "draft" | "none";
            edit: components["schemas"]["Edit"] | null;
        };
        /** @description keep: stays as it is. use: the given translation stands in its place. */
        GlossaryTerm: {
            /** @constant */
            action: "keep";
            term: string;
            /** @default false */
            case_sensitive?: boolean;
        } | {
            /** @constant */
            action: "use";
            term: string;
            translations: {
                [key: string]: string;
            };
            /** @default false */
            case_sensitive?: boolean;
        };
        /** @description How grades are made. On top of the bands: an A+ needs 50 articles, fewer than one in twenty of them below 70; more than a tenth below 40 allow no grade above B. */
        Grading: {
            /** @description How score is made of the AEO scores of the articles that count. */
            formula: string;
            least_articles: number;
            least_words: number;
            /** @description Days a result counts. */
            counted_days: number;
            /** @description Score from which a grade is given, best first. */
            bands: {
                grade: components["schemas"]["Letter"];
                from: number;
            }[];
        };
        /** @description JSON-LD: one context, one graph. */
        Graph: {
            /** @constant */
            "@context": "https://schema.org";
            "@graph": {
                [key: string]: unknown;
            }[];
        };
        Health: {
            /** @enum {string} */
            status: "ok" | "fail";
            checks: {
                [key: string]: string | number | boolean | null;
            };
        };
        /** @description One request of an automated agent. */
        HitEvent: {
            /** @constant */
            type: "hit";
            /** @description Unique per site: an event sent again counts once. */
            id: string;
            /**
             * Format: date-time
             * @description RFC 3339; at most 400 days old and 5 minutes ahead.
             */
            ts: string;
            host: string;
            /** @description Query and fragment are cut; 1,024 characters at most are stored. */
            path: string;
            /** @default GET */
            method?: string;
            status: number;
            /** @default 0 */
            bytes?: number;
            /** @default null */
            duration_ms?: number | null;
            /** @default null */
            content_type?: string | null;
            /** @description Classified here. Either this or agent_id. */
            user_agent?: string;
            /** @description When the sender has classified already. */
            agent_id?: string;
            /**
             * @default unchecked
             * @enum {string}
             */
            verification?: "verified" | "failed" | "unverifiable" | "unchecked";
            /**
             * @default none
             * @enum {string}
             */
            verify_method?: "ip" | "rdns" | "wba" | "none";
            /**
             * @description Sec-Purpose: prefetch; counted apart.
             * @default false
             */
            prefetch?: boolean;
            /** @default false */
            accept_markdown?: boolean;
            /** @default false */
            served_markdown?: boolean;
            /**
             * @description Whether robots.txt allowed it; null: not looked at.
             * @default null
             */
            robots_allowed?: boolean | null;
            /** @default null */
            article_ref?: string | null;
        };
        /** @description An image; width and height in pixels. */
        Image: {
            url: string;
            alt: string | null;
            width: number | null;
            height: number | null;
        };
        ImageInput: {
            url: string;
            alt?: string | null;
            width?: number | null;
            height?: number | null;
        };
        Job: {
            /** @description job_ and 26 characters. */
            id: string;
            type: string;
            /** @description completed: every item is final, even if some failed. */
            status: components["schemas"]["Status"];
            counts: {
                total: number;
                queued: number;
                running: number;
                completed: number;
                failed: number;
                canceled: number;
            };
            /** @description Share of the items that are final. */
            progress: number;
            /** @description RFC 3339, UTC. */
            created_at: string;
            started_at: string | null;
            finished_at: string | null;
            /** @description When the job and its items are forgotten; results stay. */
            expires_at: string;
            error: {
                code: string;
                detail: string;
            } | null;
            links: {
                items: string;
            };
        };
        JobItem: {
            index: number;
            ref: string | null;
            status: components["schemas"]["Status"];
            result_id: string | null;
            attempts: number;
            /** @description Of the last attempt. */
            error: {
                code: string;
                detail: string;
            } | null;
        };
        JobItemList: {
            data: components["schemas"]["JobItem"][];
            has_more: boolean;
            next_cursor: string | null;
        };
        JobList: {
            data: components["schemas"]["Job"][];
            has_more: boolean;
            next_cursor: string | null;
        };
        JobRequest: components["schemas"]["OptimizeJobRequest"] | components["schemas"]["TranslateJobRequest"] | components["schemas"]["RescoreJobRequest"];
        /** @enum {string} */
        JobType: "optimize" | "translate" | "rescore";
        Key: {
            id: string;
            prefix: string;
            last4: string;
            name: string;
            scopes: components["schemas"]["Scope"][];
            /** @enum {string} */
            environment: "live" | "test";
            site_id: string | null;
            ip_allow: string[];
            /** @enum {string} */
            status: "active" | "expiring" | "expired" | "revoked";
            created_at: string;
            expires_at: string | null;
            last_used_at: string | null;
        };
        KeyChange: {
            name?: string;
            /** @description Networks the key may be used from, such as 192.0.2.0/24; none: everywhere. */
            ip_allow?: (string)[];
            /**
             * Format: date-time
             * @description Only earlier than now set.
             */
            expires_at?: string;
        };
        KeyList: {
            data: components["schemas"]["Key"][];
        };
        KeyRequest: {
            name: string;
            scopes: components["schemas"]["Scope"][];
            /**
             * @description test: data of its own, and nothing is ever sent to other servers.
             * @default live
             * @enum {string}
             */
            environment?: "live" | "test";
            /** @description Host of the one site the key may be used for; it is remembered as a site. */
            site?: string;
            /** @description The same by the id of a known site. Not both. */
            site_id?: string | null;
            /**
             * @description Networks the key may be used from, such as 192.0.2.0/24; none: everywhere.
             * @default []
             */
            ip_allow?: (string)[];
            /** @description RFC 3339; null or absent: never. */
            expires_at?: string | null;
        };
        KeyRotation: {
            /**
             * @description Seconds the old key stays valid.
             * @default 86400
             */
            overlap_s?: number;
        };
        /**
         * @description Grade of a publisher: how its articles are built for search and answer engines, not whether they are true.
         * @enum {string}
         */
        Letter: "A+" | "A" | "A-" | "B+" | "B" | "B-" | "C+" | "C" | "C-" | "D+" | "D" | "D-" | "F";
        OptimizationResult: {
            /** @description opt_ and 26 characters. */
            id: string;
            /** @description art_ and 26 characters. */
            article_id: string;
            status: components["schemas"]["Status"];
            /** @description AEO readiness. Not a probability of being cited. */
            aeo_score: components["schemas"]["Score"];
            seo_score: components["schemas"]["Score"];
            scores: components["schemas"]["Scores"];
            /** @description The article’s own title unless it is missing, too long or clearly beaten by a suggestion. */
            title: string;
            /** @description Why title is the one it is: the article’s own, or a suggestion. */
            title_reason: {
                code: string;
                /** @description Values named by the message. */
                args: {
                    [key: string]: string | number;
                };
                message: string;
            };
            /** @description Suggestions better than the article’s own title, best first, at most three; none is an answer, too. */
            titles: components["schemas"]["Title"][];
            /** @description Why titles is empty; null: it is not, or none was asked for. */
            titles_note: {
                code: string;
                /** @description Values named by the message. */
                args: {
                    [key: string]: string | number;
                };
                message: string;
            } | null;
            /** @description Words of the text for a better title, at most eight; none where the own title has no fault, or no titles were asked for. */
            title_blocks: components["schemas"]["TitleBlock"][];
            /** @description null: the article has none. */
            own_title: components["schemas"]["OwnTitle"] | null;
            schema: components["schemas"]["Graph"];
            /** @description What is missing from schema or was withheld, and why. */
            schema_notes: components["schemas"]["SchemaNote"][];
            schema_type: components["schemas"]["SchemaType"];
            text_kind: components["schemas"]["TextKind"];
            checks: components["schemas"]["Check"][];
            /** @description Ids of checks that the request sets aside; they stay in checks and in the scores. */
            set_aside: string[];
            /** @description Ids of the failing checks that are certain and gain most, best first, then of certain advice; one for each underlying problem. */
            next_steps: string[];
            answers: components["schemas"]["Answer"][];
            /** @description Where no question was found: at most three that readers may ask, to be taken as target queries. */
            question_proposals: string[];
            /** @description Questions that readers may ask and a sentence of the text answers, best first. */
            reader_questions: components["schemas"]["ReaderQuestion"][];
            article: components["schemas"]["ArticleFacts"];
            rubric_version: string;
            url: string | null;
            canonical_url: string | null;
            /** @description How the page was fetched; null for content. */
            fetched: {
                status: number;
                redirects: number;
                bytes: number;
                from_cache: boolean;
                /** @description RFC 3339, UTC. */
                at: string;
            } | null;
            /** @description Only with options.generate. */
            drafts?: components["schemas"]["Drafts"];
            options: components["schemas"]["AppliedOptions"];
            /** @description The clock used; sent again, it repeats the result. */
            now: string;
            /** @description RFC 3339, UTC. */
            created_at: string;
            /** @description Milliseconds the service took. */
            ms: number;
        };
        OptimizeItem: {
            /** @description Your own name for the item, given back with it. */
            ref?: string;
            /** @description Page to fetch. Exactly one of url and content. */
            url?: string;
            content?: components["schemas"]["Content"];
            site?: components["schemas"]["SiteInput"] | null;
            page?: components["schemas"]["PageInput"] | null;
            /**
             * @description What readers ask; derived when empty.
             * @default []
             */
            target_queries?: string[];
            /** @description Keyphrases of the site’s other articles in this language. */
            other_keyphrases?: string[];
            /** @description A day since when the text is known to be the same, whatever its dates say. */
            unchanged_since?: string;
            /** @description Ids of checks that the author has set aside for this article: they leave the next steps. Never changes a score. */
            set_aside?: ("answer-block" | "author-named" | "content-extractable" | "content-usage" | "date-age" | "date-order" | "date-passed" | "date-relative" | "date-visible" | "description-length" | "description-present" | "domain-authority" | "enumeration-markup" | "heading-order" | "heading-question-form" | "heading-single-h1" | "heading-specific" | "heading-structure" | "image-alt" | "image-present" | "indexnow" | "keyphrase-alt" | "keyphrase-anchor" | "keyphrase-density" | "keyphrase-description" | "keyphrase-distribution" | "keyphrase-heading" | "keyphrase-intro" | "keyphrase-length" | "keyphrase-slug" | "keyphrase-title" | "keyphrase-unique" | "kind-parts" | "link-address" | "link-external" | "link-internal" | "link-text" | "llms-txt" | "markdown-alternate" | "opening-answer" | "page-canonical" | "page-genuine" | "page-hreflang" | "page-indexable" | "page-lang" | "page-metadata" | "page-robots" | "page-snippet" | "page-viewport" | "paragraph-length" | "passage-self-contained" | "passage-size" | "passive-voice" | "question-coverage" | "quotation-attributed" | "search-bot-access" | "section-opening-answer" | "sentence-length" | "sentence-start" | "slug-short" | "social-card" | "social-open-graph" | "source-linked" | "specific-density" | "statistic-density" | "statistic-source" | "structured-data-faq" | "structured-data-howto" | "structured-data-present" | "structured-data-valid" | "subheading-distribution" | "term-repetition" | "text-depth" | "text-ease" | "text-fluency" | "text-in-html" | "text-length" | "text-readability" | "text-slips" | "text-sufficient" | "text-toc" | "text-unfinished" | "text-visible" | "text-word-count" | "title-answered" | "title-h1-match" | "title-labels" | "title-length" | "title-present" | "title-promise" | "title-question-match" | "title-subject" | "title-width" | "tone-neutral" | "topic-focus" | "training-bot-access" | "transition-word")[];
            /** @description Clock for age checks; default: the time of the request. */
            now?: string;
        };
        OptimizeJobRequest: {
            /** @constant */
            type: "optimize";
            items: components["schemas"]["OptimizeItem"][];
            /** @default {} */
            options?: components["schemas"]["Options"];
            /**
             * @description Higher first, among your own jobs.
             * @default 0
             */
            priority?: number;
        };
        OptimizeRequest: {
            /** @description Page to fetch. Exactly one of url and content. */
            url?: string;
            content?: components["schemas"]["Content"];
            site?: components["schemas"]["SiteInput"] | null;
            page?: components["schemas"]["PageInput"] | null;
            /** @default {} */
            options?: components["schemas"]["Options"];
            /**
             * @description What readers ask; derived when empty.
             * @default []
             */
            target_queries?: string[];
            /** @description Keyphrases of the site’s other articles in this language. */
            other_keyphrases?: string[];
            /** @description A day since when the text is known to be the same, whatever its dates say. */
            unchanged_since?: string;
            /** @description Ids of checks that the author has set aside for this article: they leave the next steps. Never changes a score. */
            set_aside?: ("answer-block" | "author-named" | "content-extractable" | "content-usage" | "date-age" | "date-order" | "date-passed" | "date-relative" | "date-visible" | "description-length" | "description-present" | "domain-authority" | "enumeration-markup" | "heading-order" | "heading-question-form" | "heading-single-h1" | "heading-specific" | "heading-structure" | "image-alt" | "image-present" | "indexnow" | "keyphrase-alt" | "keyphrase-anchor" | "keyphrase-density" | "keyphrase-description" | "keyphrase-distribution" | "keyphrase-heading" | "keyphrase-intro" | "keyphrase-length" | "keyphrase-slug" | "keyphrase-title" | "keyphrase-unique" | "kind-parts" | "link-address" | "link-external" | "link-internal" | "link-text" | "llms-txt" | "markdown-alternate" | "opening-answer" | "page-canonical" | "page-genuine" | "page-hreflang" | "page-indexable" | "page-lang" | "page-metadata" | "page-robots" | "page-snippet" | "page-viewport" | "paragraph-length" | "passage-self-contained" | "passage-size" | "passive-voice" | "question-coverage" | "quotation-attributed" | "search-bot-access" | "section-opening-answer" | "sentence-length" | "sentence-start" | "slug-short" | "social-card" | "social-open-graph" | "source-linked" | "specific-density" | "statistic-density" | "statistic-source" | "structured-data-faq" | "structured-data-howto" | "structured-data-present" | "structured-data-valid" | "subheading-distribution" | "term-repetition" | "text-depth" | "text-ease" | "text-fluency" | "text-in-html" | "text-length" | "text-readability" | "text-slips" | "text-sufficient" | "text-toc" | "text-unfinished" | "text-visible" | "text-word-count" | "title-answered" | "title-h1-match" | "title-labels" | "title-length" | "title-present" | "title-promise" | "title-question-match" | "title-subject" | "title-width" | "tone-neutral" | "topic-focus" | "training-bot-access" | "transition-word")[];
            /** @description Clock for age checks; default: the time of the request. */
            now?: string;
        } & (unknown | unknown);
        /** @description What is applied and suggested; never changes a score. */
        Options: {
            /** @default true */
            seo?: boolean;
            /** @default true */
            aeo?: boolean;
            /**
             * @description Titles to suggest, at most; never more than three, and only those that beat the article’s own.
             * @default 3
             */
            titles?: number;
            /**
             * @description JSON-LD in the page is no source.
             * @default false
             */
            ignore_json_ld?: boolean;
            /**
             * @description Also send the text to the configured text generator for titles, description, lead and questions; never changes a score.
             * @default false
             */
            generate?: boolean;
            /**
             * @description With generate: send nothing, say in drafts what would be sent where, and its cost.
             * @default false
             */
            estimate?: boolean;
            /**
             * @description article.text in the answer.
             * @default false
             */
            include_text?: boolean;
            /**
             * @description Accept a stored copy of the page this old, in seconds.
             * @default 0
             */
            max_age_s?: number;
        };
        /** @description The article’s own title. */
        OwnTitle: {
            /** @description Without the site’s name. */
            text: string;
            /** @description By the ranking of the suggestions. */
            score: components["schemas"]["Score"];
            /** @description CSS pixels in Arial 20 px. */
            width: number;
            reasons: {
                code: string;
                /** @description Values named by the message. */
                args: {
                    [key: string]: string | number;
                };
                message: string;
            }[];
            /** @description What speaks against it. */
            faults: {
                code: string;
                /** @description Values named by the message. */
                args: {
                    [key: string]: string | number;
                };
                message: string;
            }[];
        };
        /** @description What a CMS knows about the public page. */
        PageInput: {
            status: number;
            /** @default [] */
            robots?: string[];
            robots_txt?: string | null;
            /** @description Visible text of the article after its scripts ran, where somebody rendered the page. */
            rendered_text?: string;
        };
        /** @description An author or publisher; the name alone. */
        Person: {
            /** @enum {string} */
            kind: "person" | "organization";
            name: string;
            url: string | null;
        };
        PersonInput: {
            /**
             * @default person
             * @enum {string}
             */
            kind?: "person" | "organization";
            name: string;
            url?: string | null;
            /** @description Stable key of the account, part of the id in structured data. */
            key?: string;
            /** @description Addresses of the same person or organisation elsewhere; used for the publisher. */
            same_as?: string[];
        };
        /** @description What went wrong, in plain words (RFC 9457). */
        Problem: {
            /** @description Address that explains the code. */
            type: string;
            title: string;
            status: number;
            detail: string;
            instance: string;
            /** @description Stable code; clients must accept codes they do not know. */
            code: string;
            request_id: string;
            /** @description With no_engine_for_pair: what no engine covers. */
            pairs?: {
                from: string;
                to: string;
            }[];
            /** @description With no_engine_for_pair: what the engines cover. */
            available?: {
                from: string;
                to: string;
                engine: string;
                /** @enum {string} */
                tier: "draft" | "production";
            }[];
            /** @description With 409, 429 and from 500 on: whether the same call may succeed later. */
            retryable?: boolean;
            /** @description What to install or configure. */
            hint?: string;
            /** @description With 429: the limits that were passed, named as in RateLimit-Policy. */
            violated_policies?: string[];
            errors?: {
                /** @description JSON pointer of the member. */
                pointer: string;
                code: string;
                detail: string;
            }[];
        };
        /** @description Grades measure article structure for search and answer engines, not truthfulness. */
        Publisher: {
            /** @description pub_ and 26 characters. */
            id: string;
            /** @description Without www. */
            host: string;
            /** @description As its pages say. */
            name: string | null;
            /** @description Null while fewer than five articles of 150 words or more are known. */
            grade: components["schemas"]["Letter"] | null;
            /** @description Why there is no grade: fewer than five articles, or fewer than five of them with 150 words. Null: there is one. */
            grade_reason: ("too_few_articles" | "too_few_words") | null;
            provisional: boolean;
            /** @description 0–100, one decimal; decides the grade: the lower end of a one-sided 95 % interval of the mean, see grading. Null without a grade. */
            score: number | null;
            /** @description Mean AEO score of the articles that count; null: none does. */
            mean: number | null;
            /** @description How far apart their scores are, in points, see grading; null: none counts. */
            deviation: number | null;
            /**
             * @deprecated
             * @description The mean: it is no longer drawn to 60.
             */
            shrunk: number | null;
            /** @enum {string} */
            confidence: "low" | "medium" | "high";
            /** @description Articles analysed in the last 365 days. */
            articles: number;
            /** @description Those of 150 words or more (375 characters in scripts without spaces), which the grade is made of. */
            graded_articles: number;
            /** @description Articles that count, with 0–19, 20–39, 40–59, 60–79, 80–100. */
            distribution: number[];
            /** @description Of the articles that count; null: none does. */
            aeo_mean: number | null;
            seo_mean: number | null;
            /** @description Checks that fail most often. */
            top_reasons: {
                check: string;
                affected: number;
            }[];
            /** @description Crawlers of search and answer engines that robots.txt lets in; null when it was not read. */
            ai_access: {
                search_bots_allowed: number;
                of: number;
            } | null;
            rubric_version: string;
            /** @description RFC 3339, UTC. */
            computed_at: string;
        };
        PublisherList: {
            data: components["schemas"]["Publisher"][];
            has_more: boolean;
            next_cursor: string | null;
            grading: components["schemas"]["Grading"];
        };
        PublisherRecord: {
            /** @description pub_ and 26 characters. */
            id: string;
            /** @description Without www. */
            host: string;
            /** @description As its pages say. */
            name: string | null;
            /** @description Null while fewer than five articles of 150 words or more are known. */
            grade: components["schemas"]["Letter"] | null;
            /** @description Why there is no grade: fewer than five articles, or fewer than five of them with 150 words. Null: there is one. */
            grade_reason: ("too_few_articles" | "too_few_words") | null;
            provisional: boolean;
            /** @description 0–100, one decimal; decides the grade: the lower end of a one-sided 95 % interval of the mean, see grading. Null without a grade. */
            score: number | null;
            /** @description Mean AEO score of the articles that count; null: none does. */
            mean: number | null;
            /** @description How far apart their scores are, in points, see grading; null: none counts. */
            deviation: number | null;
            /**
             * @deprecated
             * @description The mean: it is no longer drawn to 60.
             */
            shrunk: number | null;
            /** @enum {string} */
            confidence: "low" | "medium" | "high";
            /** @description Articles analysed in the last 365 days. */
            articles: number;
            /** @description Those of 150 words or more (375 characters in scripts without spaces), which the grade is made of. */
            graded_articles: number;
            /** @description Articles that count, with 0–19, 20–39, 40–59, 60–79, 80–100. */
            distribution: number[];
            /** @description Of the articles that count; null: none does. */
            aeo_mean: number | null;
            seo_mean: number | null;
            /** @description Checks that fail most often. */
            top_reasons: {
                check: string;
                affected: number;
            }[];
            /** @description Crawlers of search and answer engines that robots.txt lets in; null when it was not read. */
            ai_access: {
                search_bots_allowed: number;
                of: number;
            } | null;
            rubric_version: string;
            /** @description RFC 3339, UTC. */
            computed_at: string;
            /** @description At most 24 months, oldest first. */
            history: {
                /** @description YYYY-MM, UTC. */
                month: string;
                grade: components["schemas"]["Letter"] | null;
                score: number | null;
                articles: number;
                graded_articles: number;
                rubric_version: string;
            }[];
            /** @description At most 20. */
            best: components["schemas"]["RatedArticle"][];
            /** @description At most 20. */
            worst: components["schemas"]["RatedArticle"][];
            grading: components["schemas"]["Grading"];
        };
        /**
         * @description What an agent fetches for.
         * @enum {string}
         */
        Purpose: "training" | "search_index" | "user_fetch" | "agent" | "coding_agent" | "dataset" | "ads" | "search_engine" | "link_preview" | "unknown_ai" | "other_bot";
        RatedArticle: {
            article_id: string;
            url: string | null;
            title: string | null;
            aeo_score: number;
        };
        /** @description A question that readers may ask and the text answers without asking it. */
        ReaderQuestion: {
            /** @enum {string} */
            kind: "definition" | "person" | "time" | "place" | "maker" | "price" | "duration" | "amount" | "cause" | "steps" | "content";
            question: string;
            /** @description The sentence of the text that answers. */
            sentence: components["schemas"]["Span"];
            /** @description Makes the question a heading above its answer; null: there is no place for one. */
            heading: components["schemas"]["SingleEdit"] | null;
        };
        /** @description What a model remarks on a passage. It may be wrong; it changes no score and is never applied. */
        Remark: {
            /**
             * @description What the remark is about; a later version may know more kinds.
             * @enum {string}
             */
            kind: "unclear" | "unsupported" | "contradiction" | "missing_step" | "buried_answer" | "off_topic" | "outdated";
            /** @description As the model wrote it, in the language of the article. */
            text: string;
            /** @description The passage it is about: it stands in the article once. */
            quotation: components["schemas"]["Span"];
            /** @description Names and figures of the remark that stand nowhere in the article. */
            unheld: string[];
        };
        /** @description Score articles again, as they were last sent or as their page is now. */
        RescoreJobRequest: {
            /** @constant */
            type: "rescore";
            /** @description art_… */
            article_ids?: string[];
            /**
             * @description Every article.
             * @constant
             */
            all?: true;
            /**
             * @description Higher first, among your own jobs.
             * @default 0
             */
            priority?: number;
        };
        /** @description Something worth telling about the structured data. */
        SchemaNote: {
            /** @description What the note says; its arguments are in args. */
            code: string;
            /**
             * @description error: something is withheld or wrong. advice: more facts would complete it. info: nothing to do.
             * @enum {string}
             */
            level: "error" | "advice" | "info";
            /** @description Kind of node, such as article or primary-image; it may be missing from the graph. */
            node: string;
            /** @description The property of that node; null: the node as a whole. */
            property: string | null;
            /** @description Values named by the message. */
            args: {
                [key: string]: string | number;
            };
            message: string;
        };
        /** @description What the page is published as, and why. */
        SchemaType: {
            /** @description What the page is mainly about. */
            type: components["schemas"]["SchemaTypeName"];
            /**
             * @description Type of the article node.
             * @enum {string}
             */
            article_type: "Article" | "BlogPosting" | "NewsArticle";
            /** @description content.article_type decided; false: it was found. */
            is_override: boolean;
            reasons: {
                code: string;
                /** @description Values named by the message. */
                args: {
                    [key: string]: string | number;
                };
                message: string;
            }[];
            /** @description What it could be as well, most likely first. */
            alternatives: {
                type: components["schemas"]["SchemaTypeName"];
                reasons: {
                    code: string;
                    /** @description Values named by the message. */
                    args: {
                        [key: string]: string | number;
                    };
                    message: string;
                }[];
                /** @description Properties that the type needs and the text lacks. */
                missing: string[];
            }[];
        };
        /** @enum {string} */
        SchemaTypeName: "Article" | "BlogPosting" | "NewsArticle" | "WebPage" | "HowTo" | "FAQPage" | "Recipe" | "Review" | "Event" | "VideoObject" | "Product" | "ItemList" | "AudioObject" | "PodcastEpisode" | "PodcastSeries";
        /** @enum {string} */
        Scope: "optimize:write" | "score:read" | "analytics:read" | "translate:write" | "publishers:read" | "events:write" | "webhooks:manage" | "keys:manage" | "admin";
        /** @description Integer 0–100. */
        Score: number;
        ScoreRecord: {
            /** @description opt_ and 26 characters. */
            id: string;
            /** @description art_ and 26 characters. */
            article_id: string;
            status: components["schemas"]["Status"];
            url: string | null;
            aeo_score: components["schemas"]["Score"] | null;
            seo_score: components["schemas"]["Score"] | null;
            scores: components["schemas"]["Scores"] | null;
            rubric_version: string;
            /** @description A newer rubric is in use. */
            rubric_outdated: boolean;
            checks_summary: {
                pass: number;
                fail: number;
                not_applicable: number;
                not_checked: number;
                error: number;
            };
            error: {
                code: string;
                detail: string;
            } | null;
            /** @description RFC 3339, UTC. */
            created_at: string;
            computed_at: string | null;
            /** @description The newest 20 of the article. */
            history: {
                /** @description opt_ and 26 characters. */
                id: string;
                aeo_score: components["schemas"]["Score"];
                seo_score: components["schemas"]["Score"];
                rubric_version: string;
                /** @description RFC 3339, UTC. */
                computed_at: string;
            }[];
            checks?: components["schemas"]["Check"][];
            schema?: components["schemas"]["Graph"];
            /** @description Suggestions better than the article’s own title, best first, at most three; none is an answer, too. */
            titles?: components["schemas"]["Title"][];
        };
        Scores: {
            aeo: {
                parts: {
                    retrievable: components["schemas"]["Score"] | null;
                    quotable: components["schemas"]["Score"] | null;
                    credible: components["schemas"]["Score"] | null;
                };
                caps: {
                    check: string;
                    limit: components["schemas"]["Score"];
                }[];
                penalties: {
                    check: string;
                    points: number;
                }[];
            };
            seo: {
                parts: {
                    basics: components["schemas"]["Score"] | null;
                    content: components["schemas"]["Score"] | null;
                    technical: components["schemas"]["Score"] | null;
                    keyphrase: components["schemas"]["Score"] | null;
                    readability: components["schemas"]["Score"] | null;
                };
                caps: {
                    check: string;
                    limit: components["schemas"]["Score"];
                }[];
                penalties: {
                    check: string;
                    points: number;
                }[];
            };
            readability: {
                /** @description Reading ease 0–100 with one decimal; higher is easier. null: no formula for the language. */
                ease: number | null;
                formula: string | null;
                sentences: number;
                words: number;
            } | null;
        };
        /** @description One change to the draft. */
        SingleEdit: {
            /** @constant */
            kind: "set_field";
            /** @enum {string} */
            field: "title" | "seo_title" | "description" | "slug";
            value: string;
        } | {
            /** @constant */
            kind: "replace_text";
            span: components["schemas"]["Span"];
            value: string;
        } | {
            /** @constant */
            kind: "set_attribute";
            block: string;
            /** @enum {string} */
            name: "alt" | "level";
            /** @description The value when it was analysed; empty where there was none. */
            before: string;
            value: string;
        } | {
            /** @constant */
            kind: "set_address";
            span: components["schemas"]["Span"];
            before: string;
            value: string;
        } | {
            /** @constant */
            kind: "insert_block";
            after: string | null;
            html: string;
        } | {
            /** @constant */
            kind: "split_block";
            span: components["schemas"]["Span"];
        };
        /** @description The site’s own facts. */
        SiteInput: {
            name: string;
            /** @description Absolute http(s) address. */
            url: string;
            publisher?: components["schemas"]["PersonInput"] | null;
            logo?: components["schemas"]["ImageInput"] | null;
            /** @description Whether the site serves /llms.txt. Never scored. */
            llms_txt?: boolean;
            /** @description Whether the site reports changes by IndexNow. Never scored. */
            index_now?: boolean;
        };
        /** @description A passage a finding rests on. */
        Span: {
            /** @description Block id, or @title, @seo_title, @description, @slug. */
            place: string;
            /** @description UTF-16 units of the text of the place. */
            start: number;
            /** @description End, exclusive. */
            end: number;
            /** @description The text between start and end. */
            quote: string;
        };
        /** @enum {string} */
        Status: "queued" | "running" | "completed" | "failed" | "canceled";
        /** @description What kind of text it is; the checks ask what fits it. */
        TextKind: {
            kind: components["schemas"]["TextKindName"];
            /**
             * @description chosen: content.text_kind decided. declared: the mark-up says it. likely: structure and words do. unsure: nothing does.
             * @enum {string}
             */
            certainty: "chosen" | "declared" | "likely" | "unsure";
        };
        /**
         * @description A kind of text. comparison: or review. profile: or reference. event: or announcement.
         * @enum {string}
         */
        TextKindName: "news" | "how_to" | "recipe" | "explainer" | "list" | "comparison" | "product" | "opinion" | "interview" | "profile" | "event" | "documentation" | "article";
        /** @description A suggested title; every claim is in the text. */
        Title: {
            text: string;
            /** @description rule, or the id of a text generator. */
            origin: string;
            score: components["schemas"]["Score"];
            /** @description CSS pixels in Arial 20 px. */
            width: number;
            reasons: {
                code: string;
                /** @description Values named by the message. */
                args: {
                    [key: string]: string | number;
                };
                message: string;
            }[];
            claims: components["schemas"]["Span"][];
            /**
             * @description Only of titles of a text generator. carried: it stands in the text. held: names, figures and negation do, other words may not.
             * @enum {string}
             */
            support?: "carried" | "held";
            /** @description Words of a held title that the text lacks: shown, not judged. */
            unheld?: string[];
            /** @description The end of the title that result pages cut; null: none. */
            cut?: string | null;
        };
        /** @description Words of the text that a better title could hold. */
        TitleBlock: {
            /**
             * @description subject: what stands most often. part: a heading. figure: with its unit. question: one that the text answers.
             * @enum {string}
             */
            kind: "subject" | "part" | "figure" | "name" | "year" | "question";
            text: string;
            /** @description Where the text says it. */
            span: components["schemas"]["Span"];
        };
        TrafficEvent: components["schemas"]["HitEvent"] | components["schemas"]["VisitEvent"];
        TranslateItem: {
            /** @description Your own name for the item, given back with it. */
            ref?: string;
            /** @description Page to fetch; its main content is translated. Exactly one of url and content. */
            url?: string;
            /** @description Markdown comes back as HTML. */
            content?: components["schemas"]["Content"];
            site?: components["schemas"]["SiteInput"] | null;
            /** @description Default: the content’s, else the page’s own, else found in the text. */
            source_language?: string;
            /** @description BCP 47, each once, not the source. */
            targets: string[];
            /** @default {} */
            fields?: {
                [key: string]: components["schemas"]["TranslatedField"];
            };
            /**
             * @description What readers of a language ask; never translated.
             * @default {}
             */
            target_queries?: {
                [key: string]: string[];
            };
            /** @default [] */
            glossary?: components["schemas"]["GlossaryTerm"][];
            /**
             * @description Translations by people; they outrank every engine.
             * @default []
             */
            memory?: {
                source: string;
                target: {
                    [key: string]: string;
                };
            }[];
            /**
             * @description What the text is about, for engines that can use it.
             * @default null
             */
            context?: string | null;
            /**
             * @description Links to rewrite: address → address of its translation.
             * @default {}
             */
            url_map?: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** @description Clock for age checks; default: the time of the request. */
            now?: string;
        };
        /** @description The results of its items are read with GET /v1/translate/{id}. */
        TranslateJobRequest: {
            /** @constant */
            type: "translate";
            items: components["schemas"]["TranslateItem"][];
            /** @default {} */
            options?: {
                /** @default true */
                seo?: boolean;
                /** @default true */
                aeo?: boolean;
                /** @default 3 */
                titles?: number;
                /**
                 * @description auto, or the id of an engine.
                 * @default auto
                 */
                engine?: string;
                /**
                 * @description Translate what is covered; other targets come back as failed.
                 * @default false
                 */
                partial?: boolean;
                /**
                 * @description Engines whose text a person has to correct.
                 * @default true
                 */
                allow_draft?: boolean;
                /** @default true */
                localize_slug?: boolean;
                /**
                 * @description Alternative texts and other attributes that people read.
                 * @default true
                 */
                attributes?: boolean;
                /**
                 * @default default
                 * @enum {string}
                 */
                formality?: "default" | "formal" | "informal";
            };
            /**
             * @description Higher first, among your own jobs.
             * @default 0
             */
            priority?: number;
        };
        TranslateRequest: {
            /** @description Page to fetch; its main content is translated. Exactly one of url and content. */
            url?: string;
            /** @description Markdown comes back as HTML. */
            content?: components["schemas"]["Content"];
            site?: components["schemas"]["SiteInput"] | null;
            /** @description Default: the content’s, else the page’s own, else found in the text. */
            source_language?: string;
            /** @description BCP 47, each once, not the source. */
            targets: string[];
            /** @default {} */
            options?: {
                /** @default true */
                seo?: boolean;
                /** @default true */
                aeo?: boolean;
                /** @default 3 */
                titles?: number;
                /**
                 * @description auto, or the id of an engine.
                 * @default auto
                 */
                engine?: string;
                /**
                 * @description Translate what is covered; other targets come back as failed.
                 * @default false
                 */
                partial?: boolean;
                /**
                 * @description Engines whose text a person has to correct.
                 * @default true
                 */
                allow_draft?: boolean;
                /** @default true */
                localize_slug?: boolean;
                /**
                 * @description Alternative texts and other attributes that people read.
                 * @default true
                 */
                attributes?: boolean;
                /**
                 * @default default
                 * @enum {string}
                 */
                formality?: "default" | "formal" | "informal";
            };
            /** @default {} */
            fields?: {
                [key: string]: components["schemas"]["TranslatedField"];
            };
            /**
             * @description What readers of a language ask; never translated.
             * @default {}
             */
            target_queries?: {
                [key: string]: string[];
            };
            /** @default [] */
            glossary?: components["schemas"]["GlossaryTerm"][];
            /**
             * @description Translations by people; they outrank every engine.
             * @default []
             */
            memory?: {
                source: string;
                target: {
                    [key: string]: string;
                };
            }[];
            /**
             * @description What the text is about, for engines that can use it.
             * @default null
             */
            context?: string | null;
            /**
             * @description Links to rewrite: address → address of its translation.
             * @default {}
             */
            url_map?: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** @description Clock for age checks; default: the time of the request. */
            now?: string;
        };
        /** @description A further text of the same article. */
        TranslatedField: {
            /** @enum {string} */
            format: "text" | "html";
            value: string;
        };
        Translation: {
            language: string;
            /** @enum {string} */
            dir: "ltr" | "rtl";
            /** @enum {string} */
            status: "completed" | "failed";
            /** @constant */
            review_required: true;
            /** @description False for engines of the draft tier. */
            publishable: boolean;
            engine: {
                id: string;
                model: string;
                /**
                 * @description draft: a person has to correct it before it is published.
                 * @enum {string}
                 */
                tier: "draft" | "production";
            } | null;
            title: string | null;
            titles: components["schemas"]["Title"][];
            schema: components["schemas"]["Graph"] | null;
            description: string | null;
            slug: string | null;
            /** @description null for engines of the draft tier: a draft is scored when a person has corrected it. */
            aeo_score: components["schemas"]["Score"] | null;
            seo_score: components["schemas"]["Score"] | null;
            scores: components["schemas"]["Scores"] | null;
            optimization_id: string | null;
            content: {
                html?: string;
                blocks?: {
                    id: string;
                    html: string;
                }[];
            } | null;
            fields: {
                [key: string]: string;
            };
            segments: {
                total: number;
                machine: number;
                memory: number;
                cached: number;
                kept_source: number;
                low_confidence: number;
            };
            unresolved: {
                segment: string;
                source: string;
                /** @enum {string} */
                reason: "placeholder_lost" | "count" | "not_translated";
            }[];
            /** @description Segments that a person should look at first, at most 200. */
            review: {
                segment: string;
                source: string;
                translation: string | null;
                /** @description not_translated, unknown_words, short, ambiguous, numbers; more may be added. */
                reasons: string[];
            }[];
            /** @description Share of the words without a reason for doubt; says nothing about style. null: nothing was translated by an engine. */
            confidence: number | null;
            translation_checks: components["schemas"]["TranslationCheck"][];
            hreflang: {
                /** @constant */
                status: "pending";
                self: string;
                alternates: {
                    hreflang: string;
                    href: string;
                }[];
            };
            usage: {
                chars: number;
                billed_chars: number | null;
                ms: number;
            };
            error: {
                code: string;
                detail: string;
            } | null;
        };
        /** @description What can be seen without reading; says nothing about how well it reads. */
        TranslationCheck: {
            /** @enum {string} */
            id: "structure_intact" | "segments_translated" | "numbers_kept" | "unknown_words" | "length_ratio" | "repetition" | "glossary_kept";
            /** @enum {string} */
            status: "pass" | "partial" | "fail" | "not_applicable";
            value: number | null;
            message: string;
            /** @description At most 20 that it concerns. */
            segments: string[];
        };
        TranslationResult: {
            /** @description trl_ and 26 characters. */
            id: string;
            /** @constant */
            status: "completed";
            source: {
                language: string;
                detected: boolean;
                segments: number;
                words: number;
                chars: number;
                aeo_score: components["schemas"]["Score"];
                seo_score: components["schemas"]["Score"];
            };
            translations: components["schemas"]["Translation"][];
            created_at: string;
        };
        /** @description A page view of a person whom an AI assistant sent. */
        VisitEvent: {
            /** @constant */
            type: "visit";
            /** @description Unique per site: an event sent again counts once. */
            id: string;
            /**
             * Format: date-time
             * @description RFC 3339; at most 400 days old and 5 minutes ahead.
             */
            ts: string;
            host: string;
            /** @description Query and fragment are cut; 1,024 characters at most are stored. */
            path: string;
            /** @description When the sender has classified already, with evidence. */
            assistant?: string;
            /** @enum {string} */
            evidence?: "referrer" | "utm" | "both";
            /** @description Address that sent the reader; used and dropped. */
            referrer?: string | null;
            utm_source?: string | null;
            /** @default null */
            engaged?: boolean | null;
            /** @default null */
            article_ref?: string | null;
        };
        Webhook: {
            /** @description whk_ and 26 characters. */
            id: string;
            url: string;
            events: string[];
            description: string | null;
            /**
             * @description disabled: by you, after 410, or after five days of failures.
             * @enum {string}
             */
            status: "active" | "disabled";
            /** @description RFC 3339, UTC. */
            created_at: string;
            last_success_at: string | null;
            /** @description Failed attempts since the last success. */
            failures: number;
        };
        WebhookChange: {
            /** @description https only, of a public server. */
            url?: string;
            /** @description Types to be told of; ["*"]: all, also those that come later. */
            events?: "*"[] | ("optimization.completed" | "optimization.failed" | "score.changed" | "translation.completed" | "job.completed" | "job.failed" | "publisher.grade_changed" | "traffic.issue_detected" | "webhook.test")[];
            description?: string | null;
            /** @enum {string} */
            status?: "active" | "disabled";
        };
        WebhookList: {
            data: components["schemas"]["Webhook"][];
        };
        WebhookRequest: {
            /** @description https only, of a public server. */
            url: string;
            /** @description Types to be told of; ["*"]: all, also those that come later. */
            events: "*"[] | ("optimization.completed" | "optimization.failed" | "score.changed" | "translation.completed" | "job.completed" | "job.failed" | "publisher.grade_changed" | "traffic.issue_detected" | "webhook.test")[];
            description?: string | null;
        };
        WebhookRotation: {
            /**
             * @description Seconds both secrets sign.
             * @default 86400
             */
            overlap_s?: number;
        };
        WebhookSecret: {
            /** @description Only here; verifies signatures (Standard Webhooks). */
            secret: string;
        };
        Whoami: {
            tenant: {
                id: string;
                name: string;
            };
            key: {
                id: string;
                prefix: string;
                last4: string;
                scopes: components["schemas"]["Scope"][];
                site_id: string | null;
                expires_at: string | null;
            };
            limits: {
                burst: {
                    /** @description Allowed. */
                    q: number;
                    /** @description Seconds. */
                    w: number;
                    /** @description Left. */
                    r: number;
                };
            };
            version: string;
            rubric_version: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Finds the call in the log; the one that was sent, where it is 8 to 64 letters, digits, `_` or `-`. */
        "X-Request-Id": string;
        /** @description A strong validator of this answer, for If-None-Match and, where the object can be changed, for If-Match. */
        ETag: string;
        /** @description What is left of each allowance, and seconds until it is full (draft-ietf-httpapi-ratelimit-headers-10). */
        RateLimit: string;
        /** @description The allowances: tokens, and seconds in which they come back. */
        "RateLimit-Policy": string;
        /** @description Seconds after which to try again; always with 429 and 503, and with 409 while the first call of an Idempotency-Key runs. */
        "Retry-After": number;
        /** @description How to send a key. */
        "WWW-Authenticate": string;
        /** @description Where the new object is read; absent from a replay. */
        Location: string;
        /** @description The preference that was followed; absent from a replay. */
        "Preference-Applied": "respond-async";
        /** @description The answer to the first call with this Idempotency-Key. */
        "Idempotency-Replayed": "true";
        /** @description A file name for a table. */
        "Content-Disposition": string;
        /** @description `rel="next"`: the next page of a list. Of an operation that goes: a page about it and what takes its place. */
        Link: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    optimize: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body gives the stored answer. */
                "Idempotency-Key"?: string;
                /** @description `respond-async`: answered with a job at once (RFC 7240). */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": {
                 *         "title": "How to bake bread",
                 *         "html": "<h1>How to bake bread</h1><p>Bread is baked from flour, water, salt and yeast at 230 °C for 40 minutes.</p>",
                 *         "url": "https://example.com/bread",
                 *         "language": "en"
                 *       },
                 *       "target_queries": [
                 *         "how long does bread bake"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OptimizeRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptimizationResult"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Bad Gateway */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gateway Timeout */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readScore: {
        parameters: {
            query?: {
                /**
                 * @description Stored parts to add: checks, schema, titles; apart by commas.
                 * @example checks,titles
                 */
                include?: string;
            };
            header?: {
                /** @description The ETag of an earlier answer; 304 without a body when it would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description opt_… or art_…
                 * @example opt_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreRecord"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteScore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description art_…
                 * @example art_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPublishers: {
        parameters: {
            query?: {
                /** @example 20 */
                limit?: number;
                /** @description next_cursor of the page before. */
                cursor?: string;
                /**
                 * @description grade: best first; name: by host.
                 * @example grade
                 */
                sort?: "grade" | "-grade" | "name" | "-articles";
                /**
                 * @description Beginning of the host.
                 * @example example
                 */
                q?: string;
                min_articles?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer; 304 without a body when it would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublisherList"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readPublisher: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer; 304 without a body when it would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description pub_…
                 * @example pub_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublisherRecord"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "middleware",
                 *       "events": [
                 *         {
                 *           "type": "hit",
                 *           "id": "a1",
                 *           "ts": "2026-11-20T09:00:00Z",
                 *           "host": "example.com",
                 *           "path": "/bread",
                 *           "status": 200,
                 *           "user_agent": "Mozilla/5.0 (compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot)"
                 *         },
                 *         {
                 *           "type": "visit",
                 *           "id": "a2",
                 *           "ts": "2026-11-20T09:30:00Z",
                 *           "host": "example.com",
                 *           "path": "/bread",
                 *           "referrer": "https://chatgpt.com/"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventsRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventsAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readAnalytics: {
        parameters: {
            query?: {
                /**
                 * @description First day, or a time. Default: 28 full days before today.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Last day, inclusive, or a time, exclusive. Default: yesterday.
                 * @example 2026-11-20
                 */
                to?: string;
                /** @description hour: 14 days at most. */
                granularity?: "hour" | "day" | "week";
                /** @description IANA name; days begin at its midnight. */
                tz?: string;
                /** @description site_…; default: every site the key may see. */
                site?: string;
                /** @description Beginning of the path. */
                path?: string;
                operator?: string;
                agent?: string;
                purpose?: string;
                assistant?: string;
                verification?: "all" | "verified" | "failed" | "unverifiable" | "unchecked";
                compare?: "previous" | "none";
                /** @description Length of each list. */
                limit?: number;
                /**
                 * @description Parts of the answer: summary, crawlers, purposes, operators, referrals, pages, special, timeseries, issues; default: all.
                 * @example summary,crawlers,referrals
                 */
                include?: string;
                /** @description csv: one list as a table, the one of crawlers, purposes, operators, referrals, pages, special, timeseries, issues that `include` names. Default: what Accept asks for. */
                format?: "json" | "csv";
            };
            header?: {
                /** @description The ETag of an earlier answer; 304 without a body when it would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analytics"];
                    "text/csv": string;
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    translate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body gives the stored answer. */
                "Idempotency-Key"?: string;
                /** @description `respond-async`: answered with a job at once (RFC 7240). */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": {
                 *         "title": "How to bake bread",
                 *         "markdown": "Bake the **bread** for 40 minutes.",
                 *         "language": "en"
                 *       },
                 *       "targets": [
                 *         "es"
                 *       ],
                 *       "glossary": [
                 *         {
                 *           "term": "Citable",
                 *           "action": "keep"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TranslateRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationResult"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Bad Gateway */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gateway Timeout */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readTranslation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer; 304 without a body when it would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description trl_…
                 * @example trl_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationResult"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listEngines: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer; 304 without a body when it would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EngineList"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    whoami: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer; 304 without a body when it would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Whoami"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer; 304 without a body when it would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyList"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body gives the stored answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Newsroom",
                 *       "scopes": [
                 *         "optimize:write",
                 *         "score:read"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["KeyRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer; 304 without a body when it would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description key_…
                 * @example key_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the object as it was read; 412 when it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description key_…
                 * @example key_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Precondition Failed */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the object as it was read; 412 when it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description key_…
                 * @example key_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Newsroom, Berlin"
                 *     }
                 */
                "application/json": components["schemas"]["KeyChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Precondition Failed */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body gives the stored answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description key_…
                 * @example key_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "overlap_s": 3600
                 *     }
                 */
                "application/json": components["schemas"]["KeyRotation"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @example 20 */
                limit?: number;
                /** @description next_cursor of the page before. */
                cursor?: string;
                status?: components["schemas"]["Status"];
                /** @example optimize */
                type?: components["schemas"]["JobType"];
            };
            header?: {
                /** @description The ETag of an earlier answer; 304 without a body when it would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body gives the stored answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "optimize",
                 *       "items": [
                 *         {
                 *           "ref": "post-17",
                 *           "content": {
                 *             "title": "How to bake bread",
                 *             "html": "<p>Bread is baked for 40 minutes.</p>",
                 *             "language": "en"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["JobRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer; 304 without a body when it would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description job_…
                 * @example job_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listJobItems: {
        parameters: {
            query?: {
                /** @example 100 */
                limit?: number;
                /** @description next_cursor of the page before. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag of an earlier answer; 304 without a body when it would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description job_…
                 * @example job_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobItemList"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description job_…
                 * @example job_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer; 304 without a body when it would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body gives the stored answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.example.com/citable",
                 *       "events": [
                 *         "score.changed",
                 *         "job.completed"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer; 304 without a body when it would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description whk_…
                 * @example whk_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the object as it was read; 412 when it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description whk_…
                 * @example whk_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Precondition Failed */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the object as it was read; 412 when it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description whk_…
                 * @example whk_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "disabled"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Precondition Failed */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description whk_…
                 * @example whk_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAccepted"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body gives the stored answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description whk_…
                 * @example whk_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "overlap_s": 3600
                 *     }
                 */
                "application/json": components["schemas"]["WebhookRotation"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @example 20 */
                limit?: number;
                /** @description next_cursor of the page before. */
                cursor?: string;
                /** @description failed: tried, to be tried again. abandoned: will not be tried again. */
                status?: "pending" | "delivered" | "failed" | "abandoned";
            };
            header?: {
                /** @description The ETag of an earlier answer; 304 without a body when it would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description whk_…
                 * @example whk_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replayDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description whk_…
                 * @example whk_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                id: string;
                /**
                 * @description dlv_…
                 * @example dlv_01k6q8v3n4r5s6t7w8x9y0z1a2
                 */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAccepted"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    livez: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}
