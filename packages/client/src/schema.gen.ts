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
        /** The key’s tenant, scopes and limits; tests a connection */
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
        /** Revoke a key at once; every key may revoke itself, others need keys:manage */
        delete: operations["revokeKey"];
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
        /** This document */
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
        /** The process answers */
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
        /** The process can take work */
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
        /** @description A question and whether the article answers it, found lexically. */
        Answer: {
            question: string;
            /** @enum {string} */
            source: "target" | "title" | "heading" | "faq";
            /** @enum {string} */
            state: "answered" | "partial" | "missing";
            score: components["schemas"]["Score"];
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
            /** @description 0: no proven effect; never moves a score. */
            weight: number;
            /** @enum {string} */
            effect: "weight" | "cap" | "penalty" | "none";
            code: string | null;
            /** @description Values named by the message. */
            args: {
                [key: string]: string | number;
            };
            message: string | null;
            evidence: components["schemas"]["Evidence"];
            spans: components["schemas"]["Span"][];
            fix: components["schemas"]["Fix"] | null;
        };
        /** @description Text that is not published yet; never fetched. */
        Content: {
            html?: string;
            markdown?: string;
            blocks?: components["schemas"]["BlockInput"][];
            /** @description html is a full page: the article is found in it. */
            whole_page?: boolean;
            /** @description The address it will have. */
            url?: string | null;
            title?: string | null;
            description?: string | null;
            slug?: string | null;
            language?: string | null;
            authors?: components["schemas"]["PersonInput"][];
            date_published?: string | null;
            date_modified?: string | null;
            image?: components["schemas"]["ImageInput"] | null;
            /** @enum {string} */
            article_type?: "Article" | "BlogPosting" | "NewsArticle";
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
        /** @description A change to the draft that an editor can apply and undo. */
        Edit: {
            /** @constant */
            kind: "set_field";
            /** @enum {string} */
            field: "title" | "description" | "slug";
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
            value: string;
        } | {
            /** @constant */
            kind: "insert_block";
            after: string | null;
            html: string;
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
        KeyList: {
            data: components["schemas"]["Key"][];
        };
        KeyRequest: {
            name: string;
            scopes: components["schemas"]["Scope"][];
            /** @description RFC 3339; null or absent: never. */
            expires_at?: string | null;
        };
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
            /** @description The best title: the first suggestion, else the article’s own. */
            title: string;
            titles: components["schemas"]["Title"][];
            schema: components["schemas"]["Graph"];
            checks: components["schemas"]["Check"][];
            answers: components["schemas"]["Answer"][];
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
            options: components["schemas"]["AppliedOptions"];
            /** @description The clock used; sent again, it repeats the result. */
            now: string;
            /** @description RFC 3339, UTC. */
            created_at: string;
            /** @description Milliseconds the service took. */
            ms: number;
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
             * @description How many titles to suggest.
             * @default 5
             */
            titles?: number;
            /**
             * @description JSON-LD in the page is no source.
             * @default false
             */
            ignore_json_ld?: boolean;
            /**
             * @description Also ask the configured text generator for titles; never changes a score.
             * @default false
             */
            generate?: boolean;
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
        /** @description What a CMS knows about the public page. */
        PageInput: {
            status: number;
            /** @default [] */
            robots?: string[];
            robots_txt?: string | null;
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
            errors?: {
                /** @description JSON pointer of the member. */
                pointer: string;
                code: string;
                detail: string;
            }[];
        };
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
        /** @description The site’s own facts. */
        SiteInput: {
            name: string;
            /** @description Absolute http(s) address. */
            url: string;
            publisher?: components["schemas"]["PersonInput"] | null;
            logo?: components["schemas"]["ImageInput"] | null;
        };
        /** @description A passage a finding rests on. */
        Span: {
            /** @description Block id, or @title, @description, @slug. */
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
    headers: never;
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptimizeRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptimizationResult"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Bad Gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gateway Timeout */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
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
                /** @description Stored parts to add: checks, schema, titles; apart by commas. */
                include?: string;
            };
            header?: never;
            path: {
                /** @description opt_… or art_… */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreRecord"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Whoami"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
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
                "application/json": components["schemas"]["KeyRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
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
            header?: never;
            path: {
                /** @description key_… */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
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
            header?: never;
            path: {
                /** @description key_… */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}
