export interface paths {
    readonly "/v1/apps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List apps
         * @description All apps, with what this user may do.
         */
        readonly get: operations["listApps"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create article
         * @description Makes an article; 409 where there is one with its number.
         */
        readonly post: operations["createArticle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/{nr}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get article
         * @description The base information of an article.
         */
        readonly get: operations["getArticle"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/{nr}/characteristics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get article characteristics
         * @description Pack size, least stock and, with the right, costs.
         */
        readonly get: operations["getArticleCharacteristics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/{nr}/checkboxes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get article checkboxes
         * @description What is on or off for an article.
         */
        readonly get: operations["getArticleCheckboxes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/{nr}/codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Assign article code
         * @description Gives an article a code that was read from it: its GTIN where it has none, else the number of a pack; a code that is no
         *     GTIN becomes its second number. 409 where an article has the code already, or this one has no room for it.
         */
        readonly post: operations["assignArticleCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/{nr}/commissionedOrdered": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List article demand
         * @description Open positions of orders: promised to customers, and ordered from suppliers.
         */
        readonly get: operations["listArticleDemand"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/{nr}/image": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get article image
         * @description The picture of an article; a browser asks again whether it is still the same and gets it once.
         */
        readonly get: operations["getArticleImage"];
        /**
         * Change article image
         * @description Replaces the picture of an article; null takes it away. A JPEG, PNG or WebP by its own bytes is turned upright, made
         *     smaller and kept without what a camera has written into it.
         */
        readonly put: operations["changeArticleImage"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/{nr}/inventory": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get article inventory
         * @description Stock of an article in all warehouses together.
         */
        readonly get: operations["getArticleInventory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/{nr}/movements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List article movements
         * @description What has happened to the stock of an article, the latest first, with the running balance.
         */
        readonly get: operations["listArticleMovements"];
        readonly put?: never;
        /**
         * Post stock
         * @description Posts to the stock of an article: goods that have come, a correction, a transfer between warehouses.
         */
        readonly post: operations["postStock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/{nr}/openOffers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List article offers
         * @description Positions of open offers and cost estimates, the latest first.
         */
        readonly get: operations["listArticleOffers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/{nr}/prices/purchases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List purchase prices
         * @description Purchase prices by supplier; for those who may see costs.
         */
        readonly get: operations["listPurchasePrices"];
        readonly put?: never;
        /**
         * Create purchase price
         * @description Adds a purchase price of a supplier; needs the right to costs too.
         */
        readonly post: operations["createPurchasePrice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/{nr}/prices/purchases/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change purchase price
         * @description Changes a purchase price that is to come, or the last day of one that holds; needs the right to costs too.
         */
        readonly put: operations["changePurchasePrice"];
        readonly post?: never;
        /**
         * Delete purchase price
         * @description Takes a purchase price away that does not hold yet; needs the right to costs too.
         */
        readonly delete: operations["deletePurchasePrice"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/{nr}/prices/sales": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List sale prices
         * @description Sale prices, those of today first, then coming, then past ones.
         */
        readonly get: operations["listSalePrices"];
        readonly put?: never;
        /**
         * Create sale price
         * @description Adds a sale price; 409 names a price of the same kind that holds on one of its days.
         */
        readonly post: operations["createSalePrice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/{nr}/prices/sales/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change sale price
         * @description Changes a sale price that is to come, or the last day of one that holds; 409 names another one in the way.
         */
        readonly put: operations["changeSalePrice"];
        readonly post?: never;
        /**
         * Delete sale price
         * @description Takes a sale price away that does not hold yet; what has held stays.
         */
        readonly delete: operations["deleteSalePrice"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/{nr}/record": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get article record
         * @description An article as it is edited.
         */
        readonly get: operations["getArticleRecord"];
        /**
         * Change article record
         * @description Replaces what describes an article.
         */
        readonly put: operations["changeArticleRecord"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/{nr}/stock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get article stock
         * @description Stock of an article by warehouse and lot.
         */
        readonly get: operations["getArticleStock"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/categories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List article categories
         * @description All categories, each of one type.
         */
        readonly get: operations["listArticleCategories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/groups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List article groups
         * @description All groups, each of one category.
         */
        readonly get: operations["listArticleGroups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/lists/{list}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List article codes
         * @description A list of codes that articles are described by: units, tax codes, price lists, statistic groups and the like.
         */
        readonly get: operations["listArticleCodes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/search/code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Find article by code
         * @description What a scanned code stands for, compared whole: GTIN of an article or pack (also inside of a GS1 code), then number, then
         *     second number. Several hits are for the user to choose from.
         */
        readonly post: operations["findArticleByCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/search/filtered": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Search articles
         * @description Searches and browses articles.
         */
        readonly post: operations["searchArticles"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/search/filtered/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Export articles
         * @description All articles of a filter as a file: UTF-8 with byte order mark, semicolons, one line per article, 50 000 at most.
         */
        readonly post: operations["exportArticles"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/search/suppliers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Search article suppliers
         * @description Suppliers whose name has all words of a text, or whose number it is; the first 20 by name.
         */
        readonly post: operations["searchArticleSuppliers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List article types
         * @description The types of articles.
         */
        readonly get: operations["listArticleTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articles/user/permissions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List article permissions
         * @description All the user may see and do with articles, tabs in their order.
         */
        readonly get: operations["listArticlePermissions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articlesFilteredDependencies/dependenciesCategories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List dependent categories
         * @description The categories that go with the chosen types; all without a choice.
         */
        readonly post: operations["listDependentCategories"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/articlesFilteredDependencies/dependenciesGroups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List dependent groups
         * @description The groups that go with the chosen types and categories; all without a choice.
         */
        readonly post: operations["listDependentGroups"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/business/articles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List business articles
         * @description Articles for a position, by number, code or words, with the price for the customer today.
         */
        readonly get: operations["listBusinessArticles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/business/document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create business document
         * @description Stores a draft; it has no number yet.
         */
        readonly post: operations["createBusinessDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/business/document/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get business document
         * @description A working copy of a stored document.
         */
        readonly get: operations["getBusinessDocument"];
        /**
         * Change business document
         * @description Stores a draft anew; what is issued is never changed.
         */
        readonly put: operations["changeBusinessDocument"];
        readonly post?: never;
        /**
         * Delete business document
         * @description Deletes a draft; what it drew from other documents is open there again.
         */
        readonly delete: operations["deleteBusinessDocument"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/business/document/{id}/articles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List document articles
         * @description The articles of a document as its positions would take them now: prices, packs, duties and stock.
         */
        readonly get: operations["listDocumentArticles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/business/document/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel business document
         * @description Cancels what has not been invoiced, and moves its goods back; an invoice is credited instead.
         */
        readonly post: operations["cancelBusinessDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/business/document/{id}/delivery": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Hand over document
         * @description Notes who took the goods of a delivery note over; it is done once.
         */
        readonly post: operations["handOverDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/business/document/{id}/issue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Issue business document
         * @description Issues a draft: it gets today's date and the next number of its type and year, moves the goods it stands for, and never
         *     changes again. An earlier date needs a right of its own and never lies before the last one of its series.
         */
        readonly post: operations["issueBusinessDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/business/document/{id}/payment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay business document
         * @description Records money that came in for an invoice.
         */
        readonly post: operations["payBusinessDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/business/document/{id}/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Set document state
         * @description Says how far an issued document has come: refused, approved, in work.
         */
        readonly patch: operations["setDocumentState"];
        readonly trace?: never;
    };
    readonly "/v1/business/document/{id}/upgrade": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Upgrade document
         * @description Makes the follow-up as a draft; what it draws is no longer open in the document.
         */
        readonly patch: operations["upgradeDocument"];
        readonly trace?: never;
    };
    readonly "/v1/business/document/{id}/upgrades": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List upgrades
         * @description What a document may become, with what is open.
         */
        readonly get: operations["listUpgrades"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/business/document/default/{lfdnr}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get default document
         * @description A working copy to begin with, for a customer and a type; nothing is stored.
         */
        readonly get: operations["getDefaultDocument"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/appointments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create appointment
         * @description Makes an appointment; 409 where its time is taken. One of the waiting list is off it with that.
         */
        readonly post: operations["createAppointment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/appointments/{lfdnr}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change appointment
         * @description Changes an appointment, or with `reach` its series; fields that nobody changes keep their place for others.
         */
        readonly put: operations["changeAppointment"];
        readonly post?: never;
        /**
         * Delete appointment
         * @description Deletes an appointment, or with `reach` those of its series; for 30 days each can be restored.
         */
        readonly delete: operations["deleteAppointment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/appointments/{lfdnr}/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change appointment state
         * @description Takes an appointment into another state; bringing a cancelled one back is checked like a new one.
         */
        readonly patch: operations["changeAppointmentState"];
        readonly trace?: never;
    };
    readonly "/v1/calv2/appointments/{lfdnr}/time": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Move appointment
         * @description Moves an appointment in time, and from one resource to another; with `reach` its series by as much. What would come to
         *     lie on a public holiday is treated as the rule says: it stays, goes on to the next working day, or is deleted. So is
         *     what the clocks are put forward over.
         */
        readonly patch: operations["moveAppointment"];
        readonly trace?: never;
    };
    readonly "/v1/calv2/appointments/address/{lfdnr}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List address appointments
         * @description Last and next appointments of an address, ten of each; none without the right to the CRM.
         */
        readonly get: operations["listAddressAppointments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/appointments/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check appointment time
         * @description Who is in the way of an appointment, and the next times at which all its resources are free.
         */
        readonly post: operations["checkAppointmentTime"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/appointments/details": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get appointment details
         * @description Appointments in full; those that are not there (any more) are left out.
         */
        readonly post: operations["getAppointmentDetails"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/appointments/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List appointment history
         * @description What was done to an appointment, the newest first.
         */
        readonly post: operations["listAppointmentHistory"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/appointments/previews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List appointment previews
         * @description Appointments that touch a range of at most 100 days: `start` belongs to it, `end` does not.
         */
        readonly get: operations["listAppointmentPreviews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/appointments/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore appointments
         * @description Takes a deletion back; 409 where the time was given away meanwhile.
         */
        readonly post: operations["restoreAppointments"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/appointments/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search appointments
         * @description Appointments by words of their title or the name of who takes part, next to today first.
         */
        readonly get: operations["searchAppointments"];
        readonly put?: never;
        /**
         * Search appointments by body
         * @description The same with the text in the body, so that no name stands in an address or a log.
         */
        readonly post: operations["searchAppointmentsByBody"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/appointments/serial": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create series
         * @description Makes the series that was previewed, whole or not at all; 409 where its preview is not that of now.
         */
        readonly post: operations["createSeries"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/appointments/serial/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Preview series
         * @description The appointments a series would have, with holidays and conflicts, as saving it would store them.
         */
        readonly post: operations["previewSeries"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/feed/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read calendar feed
         * @description A calendar as other programs read it (RFC 5545); one 404 for a wrong, an ended and a disabled one.
         */
        readonly get: operations["readCalendarFeed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/feeds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List calendar feeds
         * @description The reader's calendars for other programs, without their addresses, which are shown only once.
         */
        readonly get: operations["listCalendarFeeds"];
        readonly put?: never;
        /**
         * Create calendar feed
         * @description Makes a calendar for other programs; `file` is the only time its secret address is told. No repetition finds it again:
         *     that would have to keep it readable.
         */
        readonly post: operations["createCalendarFeed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/feeds/{lfdnr}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * End calendar feed
         * @description Ends a calendar for other programs: its address finds nothing from now on.
         */
        readonly delete: operations["endCalendarFeed"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/information/addressSearch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search appointment addresses
         * @description Addresses for an appointment; empty for who lacks the CRM.
         */
        readonly get: operations["searchAppointmentAddresses"];
        readonly put?: never;
        /**
         * Search appointment addresses by body
         * @description The same with the text in the body, so that no name stands in an address or a log.
         */
        readonly post: operations["searchAppointmentAddressesByBody"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/information/documents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List appointment documents
         * @description Documents of addresses, the newest first; empty for who lacks the CRM.
         */
        readonly post: operations["listAppointmentDocuments"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/information/locations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List calendar locations
         * @description Locations with their hours.
         */
        readonly get: operations["listCalendarLocations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/information/objects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search appointment objects
         * @description Articles for an appointment, by name or number.
         */
        readonly get: operations["searchAppointmentObjects"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/information/resources": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List calendar resources
         * @description People, rooms and devices.
         */
        readonly get: operations["listCalendarResources"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/information/scopes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List calendar scopes
         * @description Circles that may see an appointment.
         */
        readonly get: operations["listCalendarScopes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/information/states": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List calendar states
         * @description States in their order.
         */
        readonly get: operations["listCalendarStates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/information/types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List calendar types
         * @description Kinds of appointments, with their colour, length and reserves.
         */
        readonly get: operations["listCalendarTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/waiting": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List waiting
         * @description Entries of the waiting list, the longest wait first.
         */
        readonly get: operations["listWaiting"];
        readonly put?: never;
        /**
         * Create waiting
         * @description Puts somebody on the waiting list.
         */
        readonly post: operations["createWaiting"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/waiting/{lfdnr}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change waiting
         * @description Changes what somebody waits for.
         */
        readonly put: operations["changeWaiting"];
        readonly post?: never;
        /**
         * End waiting
         * @description Takes somebody off the waiting list.
         */
        readonly delete: operations["endWaiting"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calv2/waiting/proposals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Propose waiting
         * @description To whom a time could be given that has become free, who has waited longest first; of a series any that is given up.
         */
        readonly post: operations["proposeWaiting"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/categories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List categories
         * @description The categories that group the apps in the launcher.
         */
        readonly get: operations["listCategories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/company": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get company
         * @description The company whose portal this is; the signed-out footer shows it too.
         */
        readonly get: operations["getCompany"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get address
         * @description An address with all its parts that the caller may read; each part has its version.
         */
        readonly get: operations["getAddress"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/attachments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List attachments
         * @description The files of an address, its interactions and documents, the newest first; without those the caller may not read.
         */
        readonly get: operations["listAttachments"];
        readonly put?: never;
        /**
         * Create attachment
         * @description Stores a file: PDF, JPEG, PNG or WebP; the same file again is the one that is there. An address can have 200.
         */
        readonly post: operations["createAttachment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/attachments/{attachment}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get attachment
         * @description A file with its content; each look is noted.
         */
        readonly get: operations["getAttachment"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete attachment
         * @description Takes a file away for good.
         */
        readonly delete: operations["deleteAttachment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/bankDetail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change bank detail
         * @description Replaces the bank account of an address; both empty takes it away.
         */
        readonly put: operations["changeBankDetail"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/company": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change company
         * @description Fills in or changes what is known of a company; makes the address a company.
         */
        readonly put: operations["changeCompany"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/contactData": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change contact data
         * @description Replaces the contact data of an address.
         */
        readonly put: operations["changeContactData"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/contactPersons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List contact persons
         * @description Contact persons of an address by name.
         */
        readonly get: operations["listContactPersons"];
        /**
         * Change contact person
         * @description Replaces what is told of a contact person.
         */
        readonly put: operations["changeContactPerson"];
        /**
         * Create contact person
         * @description Adds a contact person to an address, of which it can have 200.
         */
        readonly post: operations["createContactPerson"];
        /**
         * Delete contact person
         * @description Removes a contact person for good.
         */
        readonly delete: operations["deleteContactPerson"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/customerGroups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List address customer groups
         * @description The customer groups an address belongs to.
         */
        readonly get: operations["listAddressCustomerGroups"];
        readonly put?: never;
        /**
         * Add customer group
         * @description Adds an address to a customer group; answers nothing (204) where there is no such group, so that nothing was added.
         */
        readonly post: operations["addCustomerGroup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/customerGroups/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replace customer group
         * @description Puts another customer group in the place of one the address belongs to.
         */
        readonly put: operations["replaceCustomerGroup"];
        readonly post?: never;
        /**
         * Remove customer group
         * @description Takes an address out of a customer group.
         */
        readonly delete: operations["removeCustomerGroup"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/doctor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change doctor
         * @description Fills in or changes what is known of a doctor; makes the address a doctor.
         */
        readonly put: operations["changeDoctor"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/documents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List address documents
         * @description Documents of an address, newest first.
         */
        readonly get: operations["listAddressDocuments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/employee": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change employee
         * @description Fills in or changes what is known of an employee; makes the address an employee.
         */
        readonly put: operations["changeEmployee"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/healthInsuranceCompany": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change health insurance company
         * @description Fills in or changes what is known of a health insurance company; makes the address one.
         */
        readonly put: operations["changeHealthInsuranceCompany"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/interactions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List address interactions
         * @description Interactions of an address, newest first.
         */
        readonly get: operations["listAddressInteractions"];
        /**
         * Change interaction
         * @description Replaces the content of an interaction; refused (422) to everybody but its author, who stays.
         */
        readonly put: operations["changeInteraction"];
        /**
         * Create interaction
         * @description Notes an interaction with an address; its author is whoever is signed in.
         */
        readonly post: operations["createInteraction"];
        /**
         * Delete interaction
         * @description Deletes an interaction; for 30 days it can be restored.
         */
        readonly delete: operations["deleteInteraction"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/interactions/deleted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List deleted interactions
         * @description Interactions of an address that can be restored, the last deleted first.
         */
        readonly get: operations["listDeletedInteractions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/interactions/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore interaction
         * @description Takes the deletion of an interaction back; 404 once it is gone for good or was restored already.
         */
        readonly post: operations["restoreInteraction"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/merge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Merge addresses
         * @description Makes one of two addresses; every link of the other is kept. Undone for 30 days.
         */
        readonly post: operations["mergeAddresses"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/mergedInto": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get merged into
         * @description The address into which the one of this number was merged; its name is kept for good. 404 for any other number.
         */
        readonly get: operations["getMergedInto"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/merges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List merges
         * @description The addresses that were made one with this one and can be taken apart again, the newest first.
         */
        readonly get: operations["listMerges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/merges/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Undo merge
         * @description Takes two addresses apart again: what came with the other goes back to it; what was changed since stays.
         */
        readonly post: operations["undoMerge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/noteTone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change note tone
         * @description Gives the note of an address its colour.
         */
        readonly put: operations["changeNoteTone"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/objects/tasks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List address tasks
         * @description Tasks of an address, open ones first, by the day they are due. Needs the tasks app beside the CRM.
         */
        readonly get: operations["listAddressTasks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/openDocuments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Open documents
         * @description Open documents of an address; on demand they take over its name and address of now.
         */
        readonly post: operations["openDocuments"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/patient": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change patient
         * @description Fills in or changes what is known of a patient; makes the address a patient. `"0"` for one that was none.
         */
        readonly put: operations["changePatient"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/related": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List related addresses
         * @description The addresses that an address has to do with, seen from both sides. Who is insured with whom is told by insurance
         *     numbers and only to who may read data of health.
         */
        readonly get: operations["listRelatedAddresses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/relations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change relations
         * @description Replaces what an address has to do with others; `If-Match` names the version of the address.
         */
        readonly put: operations["changeRelations"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/supplier": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change supplier
         * @description Fills in or changes what is known of a supplier; makes the address a supplier.
         */
        readonly put: operations["changeSupplier"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/{id}/types/{type}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Add address type
         * @description Makes the address one of a type that has no data of its own.
         */
        readonly put: operations["addAddressType"];
        readonly post?: never;
        /**
         * Remove address type
         * @description Takes a type from an address, and all that is known of it as one. Refused while others name it as such, while the last
         *     type of a customer has open documents, and for the only type. What its user may not read is not taken away either.
         */
        readonly delete: operations["removeAddressType"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/fields": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List address fields
         * @description The fields a search text can be limited to.
         */
        readonly get: operations["listAddressFields"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/groups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List customer groups
         * @description All customer groups.
         */
        readonly get: operations["listCustomerGroups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/interactions/subjects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List interaction subjects
         * @description Subjects that are often noted, in the order of choice.
         */
        readonly get: operations["listInteractionSubjects"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create non person
         * @description Makes a company or institution with all its parts.
         */
        readonly post: operations["createNonPerson"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/addresstypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List new address types
         * @description The flags of the wizard.
         */
        readonly get: operations["listNewAddressTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/checksv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check svnr
         * @description Judges an insurance number. It belongs into the body; the query of the specification stays for other clients, and is
         *     written to no log.
         */
        readonly post: operations["checkSvnr"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/claimPeriods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List claim periods
         * @description For how long a benefit may be claimed again, by own contribution group; all groups without one.
         */
        readonly get: operations["listClaimPeriods"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/doctorSearch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search doctors
         * @description Doctors by name, place or number, best first.
         */
        readonly get: operations["searchDoctors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/duplicate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Find duplicate companies
         * @description The companies, homes and carriers that are probably the one of the body, the surest first.
         */
        readonly post: operations["findDuplicateCompanies"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/duplicate/distinct": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Tell apart
         * @description Remembers that two records are not one ("nicht dieselbe Person"), so that they are not shown to each other again.
         */
        readonly post: operations["tellApart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/duplicate/person": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Find duplicate persons
         * @description The persons that are probably the one of the body, the surest first.
         */
        readonly post: operations["findDuplicatePersons"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/loadOptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Load options
         * @description What can be chosen in the first step of the wizard.
         */
        readonly get: operations["loadOptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/loadOptions/company": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Load company options
         * @description What can be chosen for a company.
         */
        readonly get: operations["loadCompanyOptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/loadOptions/doctor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Load doctor options
         * @description What can be chosen for a doctor.
         */
        readonly get: operations["loadDoctorOptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/loadOptions/employee": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Load employee options
         * @description What can be chosen for an employee.
         */
        readonly get: operations["loadEmployeeOptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/loadOptions/healthInsuranceCompany": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Load health insurance company options
         * @description What can be chosen for a health insurance company.
         */
        readonly get: operations["loadHealthInsuranceCompanyOptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/loadOptions/patient": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Load patient options
         * @description What can be chosen for a patient.
         */
        readonly get: operations["loadPatientOptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/loadOptions/supplier": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Load supplier options
         * @description What can be chosen for a supplier.
         */
        readonly get: operations["loadSupplierOptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/person": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create person
         * @description Makes a person with all its parts.
         */
        readonly post: operations["createPerson"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/new/street": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Suggest street of new address
         * @description The same as `util/autofill/street`, for the screen of a new address.
         */
        readonly post: operations["suggestStreetOfNewAddress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/search/filtered": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Search addresses
         * @description Searches and browses addresses.
         */
        readonly post: operations["searchAddresses"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/search/filtered/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Export addresses
         * @description All addresses of a filter as a file: UTF-8 with byte order mark, semicolons, one line per address. Sent as it is read,
         *     however many there are; an answer that breaks off is no file. One at a time for each
         *     user and a few for each server, 429 beyond; a reader who takes minutes is cut off.
         */
        readonly post: operations["exportAddresses"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/addresses/types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List address types
         * @description The types of addresses, as the search and the badges name them.
         */
        readonly get: operations["listAddressTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/contactPersons/departments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List contact departments
         * @description Where at an address a contact person can be, by name.
         */
        readonly get: operations["listContactDepartments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/contactPersons/functions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List contact functions
         * @description What a contact person can be at an address, by name.
         */
        readonly get: operations["listContactFunctions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/document/information/{list}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List document information
         * @description One of the lists for fields and conditions; `q` narrows those of addresses and objects, `lfdnr` names whose contact persons.
         */
        readonly get: operations["listDocumentInformation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/document/information/{x}/pictures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List document object pictures
         * @description Pictures of a device.
         */
        readonly get: operations["listDocumentObjectPictures"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/document/information/objects/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search document objects
         * @description Devices by words of their name or the beginning of their serial number.
         */
        readonly get: operations["searchDocumentObjects"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/documents/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get document
         * @description One document with positions, payments, chain and history.
         */
        readonly get: operations["getDocument"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/documents/{id}/interactions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List document interactions
         * @description Interactions about a document, newest first; its customer's list holds them too.
         */
        readonly get: operations["listDocumentInteractions"];
        /**
         * Change document interaction
         * @description Replaces the content of an interaction about a document; refused (422) to everybody but its author, who stays.
         */
        readonly put: operations["changeDocumentInteraction"];
        /**
         * Create document interaction
         * @description Notes an interaction about a document with its customer; its author is whoever is signed in.
         */
        readonly post: operations["createDocumentInteraction"];
        /**
         * Delete document interaction
         * @description Deletes an interaction about a document; for 30 days it can be restored among those of its customer.
         */
        readonly delete: operations["deleteDocumentInteraction"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/documents/{id}/interactions/subjects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List document interaction subjects
         * @description Subjects that are often noted, in the order of choice; the same for each document.
         */
        readonly get: operations["listDocumentInteractionSubjects"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/documents/{wf_cid}/pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get document pdf
         * @description The document as PDF in its usual way: the original that was stored at issue, or the draft.
         */
        readonly get: operations["getDocumentPdf"];
        readonly put?: never;
        /**
         * Print document
         * @description The document as PDF in one of its ways; 422 for a way it does not offer.
         */
        readonly post: operations["printDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/documents/{wf_cid}/printTypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List print types
         * @description In which ways the reader can print a document, the usual one first; what tells of health only with the right to it.
         */
        readonly get: operations["listPrintTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/settings/departments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List settings departments
         * @description The departments that contact persons can be given, for the settings of the CRM.
         */
        readonly get: operations["listSettingsDepartments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/crm/settings/functions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List settings functions
         * @description The functions that contact persons can be given, for the settings of the CRM.
         */
        readonly get: operations["listSettingsFunctions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/dashboard/documents/last": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List last documents
         * @description The newest documents of all addresses, newest first.
         */
        readonly get: operations["listLastDocuments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/dashboard/failed-logins": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get failed logins
         * @description Failed sign-ins of the last 24 hours, without names: passwords get typed there.
         */
        readonly get: operations["getFailedLogins"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/dashboard/interactions/last": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List last interactions
         * @description The newest interactions of all addresses, newest first.
         */
        readonly get: operations["listLastInteractions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/dashboard/opened": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List opened records
         * @description What this user opened last, at any workstation, the newest first; without what the user may not open any more.
         */
        readonly get: operations["listOpenedRecords"];
        readonly put?: never;
        /**
         * Note opened record
         * @description Notes that the user has opened a record; 204 for one that is not there too.
         */
        readonly post: operations["noteOpenedRecord"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/dashboard/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search dashboard
         * @description The global search over what this user may see.
         */
        readonly get: operations["searchDashboard"];
        readonly put?: never;
        /**
         * Search dashboard by body
         * @description The same search with its text in the body, so that no name or number stands in an address or a log.
         */
        readonly post: operations["searchDashboardByBody"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/dashboard/trade": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get trade figures
         * @description Turnover, customers and open amounts until today, for the first screen.
         */
        readonly get: operations["getTradeFigures"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/documents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Search documents
         * @description Searches documents.
         */
        readonly post: operations["searchDocuments"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/documents/counts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Count documents
         * @description Number of documents per view and per saved filter of the reader.
         */
        readonly get: operations["countDocuments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/documents/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Export documents
         * @description All documents of a search as a file: UTF-8 with byte order mark, semicolons, one line per document. Sent as it is read,
         *     however many there are; an answer that breaks off is no file. One at a time for each user and a few for each server, 429
         *     beyond; a reader who takes minutes is cut off.
         */
        readonly post: operations["exportDocuments"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/documents/filter": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List document filters
         * @description Filters of the reader and those that others share, by name.
         */
        readonly get: operations["listDocumentFilters"];
        /**
         * Change document filter
         * @description Replaces one's own filter, whose version the caller has read.
         */
        readonly put: operations["changeDocumentFilter"];
        /**
         * Create document filter
         * @description Saves a search under a name.
         */
        readonly post: operations["createDocumentFilter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/documents/filter/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete document filter
         * @description Deletes one's own filter.
         */
        readonly delete: operations["deleteDocumentFilter"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/documents/pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Print documents
         * @description Several documents as one PDF, at most 100 with 3 000 positions in all.
         */
        readonly post: operations["printDocuments"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/choices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get count choices
         * @description Choices for a new count.
         */
        readonly get: operations["getCountChoices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create count session
         * @description Begins a count: what is to be counted is fixed now, at most 5 000 articles.
         */
        readonly post: operations["createCountSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions/{lfdnr}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get count session
         * @description A count with its progress.
         */
        readonly get: operations["getCountSession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions/{lfdnr}/articles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List count articles
         * @description The articles of a count, with all a device needs to count them without a network.
         */
        readonly get: operations["listCountArticles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions/{lfdnr}/code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Find count article
         * @description Articles a code stands for that is no article's of the count: they become part of it once somebody counts them.
         */
        readonly post: operations["findCountArticle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions/{lfdnr}/join": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Join count session
         * @description Says that the user counts along; doing it again is no error.
         */
        readonly post: operations["joinCountSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions/{lfdnr}/lines/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Search count lines
         * @description The articles of a count beside the book.
         */
        readonly post: operations["searchCountLines"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions/{lfdnr}/posting": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Post count
         * @description Posts the differences of a released count, each at the instant it was counted; never by who has released it. What cannot
         *     be posted has to be left out by name; posted again, it posts nothing.
         */
        readonly post: operations["postCount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions/{lfdnr}/protocol/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Export count protocol
         * @description The protocol of a count as a file for a spreadsheet.
         */
        readonly post: operations["exportCountProtocol"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions/{lfdnr}/protocol/pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Print count protocol
         * @description The protocol of a count as PDF, with room for signatures.
         */
        readonly post: operations["printCountProtocol"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions/{lfdnr}/reasons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Give count reason
         * @description Says why articles differ; null takes the reason back.
         */
        readonly put: operations["giveCountReason"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions/{lfdnr}/recounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask recount
         * @description Has articles counted again by somebody who has not counted them.
         */
        readonly post: operations["askRecount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions/{lfdnr}/scans": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List count scans
         * @description The user's own entries, from all devices, in the order they arrived.
         */
        readonly get: operations["listCountScans"];
        readonly put?: never;
        /**
         * Add count scans
         * @description Adds entries to the log, in any order and any number of times: an entry counts once.
         */
        readonly post: operations["addCountScans"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions/{lfdnr}/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change count state
         * @description Ends the counting, takes it up again, releases or cancels it.
         */
        readonly put: operations["changeCountState"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions/{lfdnr}/unknown": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List unknown codes
         * @description Codes nobody knows yet.
         */
        readonly get: operations["listUnknownCodes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions/{lfdnr}/zeros": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set count zero
         * @description Counts articles as 0 that nobody has counted: what is not counted stays as it is otherwise.
         */
        readonly post: operations["setCountZero"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/inventory/sessions/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Search count sessions
         * @description Counts, the latest first.
         */
        readonly post: operations["searchCountSessions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Login
         * @description Starts a session.
         */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Logout
         * @description Ends the session of a refresh token; an unknown token is no error.
         */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/notifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List notifications
         * @description The notifications of this user, newest first; those about something the user cannot open are left out.
         */
        readonly get: operations["listNotifications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/notifications/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get notification
         * @description One of the user's own notifications.
         */
        readonly get: operations["getNotification"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/notifications/{id}/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Mark notification read
         * @description Marks one of the user's own notifications as read; doing it again is no error.
         */
        readonly patch: operations["markNotificationRead"];
        readonly trace?: never;
    };
    readonly "/v1/notifications/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read notifications
         * @description Marks all unread ones of a filter as read, up to the newest one seen; what came later stays unread.
         */
        readonly post: operations["readNotifications"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/notifications/stream": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Stream notifications
         * @description Tells (server-sent events) when something has changed, and nothing more: `event: changed` when the notifications of this
         *     user have, or anything may have; `event: calendar` when appointments or the waiting list have; `event: task` when the
         *     task whose number is its `data` has. It ends with the bearer it was asked with.
         */
        readonly get: operations["streamNotifications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/notifications/unread": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Count unread notifications
         * @description How many are unread.
         */
        readonly get: operations["countUnreadNotifications"];
        readonly put?: never;
        /**
         * Unread notifications
         * @description Takes back what was marked as read together.
         */
        readonly post: operations["unreadNotifications"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Refresh
         * @description Exchanges a refresh token for its successor and a fresh bearer.
         */
        readonly post: operations["refresh"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/scan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Find scanned
         * @description Everything a scanned code stands for and its reader may open, compared whole: never by a beginning or a likeness. None or
         *     several are for the user to decide about.
         */
        readonly post: operations["findScanned"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/statistics/article/{nr}/revenue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List article revenue
         * @description How sales of an article went over time.
         */
        readonly get: operations["listArticleRevenue"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/statistics/article/{nr}/SaleDataPerAddress": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List article sales per address
         * @description Whom an article was sold to.
         */
        readonly get: operations["listArticleSalesPerAddress"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/statistics/article/{nr}/SaleDataSM": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List article sales per characteristic
         * @description What was sold of an article by its characteristics.
         */
        readonly get: operations["listArticleSalesPerCharacteristic"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/statistics/article/{nr}/SaleDataSMPerAddress/{characteristic}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List article sales of characteristic
         * @description Whom an article of one characteristic was sold to.
         */
        readonly get: operations["listArticleSalesOfCharacteristic"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/statistics/article/{nr}/totalrevenue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get article total revenue
         * @description What was sold of an article in a period.
         */
        readonly get: operations["getArticleTotalRevenue"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/statistics/warehouses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List warehouse statistics
         * @description What lies in each warehouse.
         */
        readonly get: operations["listWarehouseStatistics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/statisticSubApps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List statistic sub apps
         * @description The statistics this user may open; empty without the statistics app.
         */
        readonly get: operations["listStatisticSubApps"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Create task
         * @description Makes a task; whoever makes it and those it is given to are told of what happens to it.
         */
        readonly put: operations["createTask"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task-comments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Save task comment
         * @description Writes a comment, or changes one's own within 15 minutes when `lfdnr` names it.
         */
        readonly put: operations["saveTaskComment"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task-comments/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete task comment
         * @description Deletes one's own comment; a note that one was there stays.
         */
        readonly delete: operations["deleteTaskComment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task-comments/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore task comment
         * @description Takes the deletion of one's own comment back.
         */
        readonly post: operations["restoreTaskComment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task-resources/base/addresses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List task addresses
         * @description Addresses by their numbers, to begin a task with them; those the reader may not see are left out.
         */
        readonly post: operations["listTaskAddresses"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task-resources/states": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List task states
         * @description All states in their order.
         */
        readonly get: operations["listTaskStates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task-resources/titles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List task titles
         * @description Titles that are often given.
         */
        readonly get: operations["listTaskTitles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get task
         * @description One task; the code of a 404 is `deleted` while its deletion can still be taken back.
         */
        readonly get: operations["getTask"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete task
         * @description Deletes a task; for 30 days it can be restored.
         */
        readonly delete: operations["deleteTask"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task/{id}/assignees": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change task assignees
         * @description Gives the task to others.
         */
        readonly patch: operations["changeTaskAssignees"];
        readonly trace?: never;
    };
    readonly "/v1/task/{id}/checklist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change task checklist
         * @description Replaces the checklist.
         */
        readonly patch: operations["changeTaskChecklist"];
        readonly trace?: never;
    };
    readonly "/v1/task/{id}/description": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change task description
         * @description Changes the description; the body is the text itself.
         */
        readonly patch: operations["changeTaskDescription"];
        readonly trace?: never;
    };
    readonly "/v1/task/{id}/due-date": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change task due date
         * @description Changes the day it is due, a day at 00:00:00; null takes it away.
         */
        readonly patch: operations["changeTaskDueDate"];
        readonly trace?: never;
    };
    readonly "/v1/task/{id}/notifications-active": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Watch task
         * @description Whether the reader is told of what happens to the task.
         */
        readonly patch: operations["watchTask"];
        readonly trace?: never;
    };
    readonly "/v1/task/{id}/objects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change task objects
         * @description Changes what the task is about; only what the reader may see can be added.
         */
        readonly patch: operations["changeTaskObjects"];
        readonly trace?: never;
    };
    readonly "/v1/task/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore task
         * @description Takes the deletion of a task back; 404 once it is gone for good or was restored already.
         */
        readonly post: operations["restoreTask"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task/{id}/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change task state
         * @description Takes the task into one of its next states.
         */
        readonly patch: operations["changeTaskState"];
        readonly trace?: never;
    };
    readonly "/v1/task/{id}/title": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change task title
         * @description Changes the title; `If-Match` names the version that was read, and only who changed the title since is in the way.
         */
        readonly patch: operations["changeTaskTitle"];
        readonly trace?: never;
    };
    readonly "/v1/task/assignable/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List task users
         * @description Users a task can be given to: those with the app.
         */
        readonly get: operations["listTaskUsers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task/assignable/work-groups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List task work groups
         * @description Work groups a task can be given to.
         */
        readonly get: operations["listTaskWorkGroups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task/counts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Count tasks
         * @description How many tasks a filter finds, open and done and by when they are due.
         */
        readonly post: operations["countTasks"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task/history/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List task history
         * @description What was done to a task, the newest first.
         */
        readonly get: operations["listTaskHistory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task/previews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List tasks
         * @description Open tasks of the firma by the day they are due.
         */
        readonly get: operations["listTasks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Search tasks
         * @description Tasks by any filter; in the body, so that no name stands in an address or a log.
         */
        readonly post: operations["searchTasks"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task/user/previews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own tasks
         * @description Open tasks given to the reader, alone or with a work group, by the day they are due.
         */
        readonly get: operations["listOwnTasks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/telemetry/app-access": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Record app access
         * @description Notes that the user has opened an app.
         */
        readonly get: operations["recordAppAccess"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/user": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get user
         * @description The signed-in user.
         */
        readonly get: operations["getUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/user/picture": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get user picture
         * @description The picture of the signed-in user; empty without one.
         */
        readonly get: operations["getUserPicture"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/user/settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get user settings
         * @description The settings of the signed-in user by app.
         */
        readonly get: operations["getUserSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/user/settings/WEB_cal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Save calendar settings
         * @description Stores the settings of the calendar.
         */
        readonly put: operations["saveCalendarSettings"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/user/settings/WEB_crm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Save crm settings
         * @description Stores the settings of the CRM; `If-Match` names the version that was read, `"0"` where there was none.
         */
        readonly put: operations["saveCrmSettings"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/user/settings/WEB_dashboard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Save dashboard settings
         * @description Stores how the dashboard is arranged.
         */
        readonly put: operations["saveDashboardSettings"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/user/settings/WEB_notifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Save notification settings
         * @description Stores of what the user wants to be told.
         */
        readonly put: operations["saveNotificationSettings"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/util/autofill/city": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Suggest city
         * @description The places of a postcode: none for one that is not known, several for some.
         */
        readonly post: operations["suggestCity"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/util/autofill/gender": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Suggest gender
         * @description The gender to suggest for a salutation and a first name, as they are typed.
         */
        readonly get: operations["suggestGender"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/util/autofill/street": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Suggest street
         * @description Up to 20 streets of a postcode for what has been typed so far.
         */
        readonly post: operations["suggestStreet"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/util/country": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List countries
         * @description Countries by name.
         */
        readonly get: operations["listCountries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/util/genders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List genders
         * @description The genders to choose from.
         */
        readonly get: operations["listGenders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Address: {
            readonly address: {
                readonly city: components["schemas"]["Line"];
                /** @description ISO 3166-1 alpha-2. */
                readonly country: string;
                readonly street: components["schemas"]["Line"];
                readonly zip: string;
            };
            readonly addressTypes: readonly components["schemas"]["AddressTypeName"][];
            readonly adultRepresentation: components["schemas"]["AdultRepresentation"] | null;
            /** @description With the right `bank`. */
            readonly bankDetail?: components["schemas"]["StoredBankDetail"];
            readonly changed: components["schemas"]["Instant"];
            /** @description For a company. */
            readonly company?: components["schemas"]["StoredCompanyPart"];
            readonly created: components["schemas"]["Instant"];
            /** @description Up to how much the address may owe; null for no limit. */
            readonly creditLimit: components["schemas"]["CreditLimit"] | null;
            readonly dateOfBirth: components["schemas"]["Day"] | null;
            /** @description For a doctor. */
            readonly doctor?: components["schemas"]["StoredDoctorPart"];
            readonly email: string;
            /** @description For an employee. */
            readonly employee?: components["schemas"]["StoredEmployeePart"];
            /**
             * Format: int32
             * @description Firma the address belongs to.
             */
            readonly firma: number;
            readonly firstname: string;
            /** @description `lfdnr` of a gender; null where it is not known or not a person. */
            readonly gender: components["schemas"]["Lfdnr"] | null;
            /** @description For a health insurance company. */
            readonly healthInsuranceCompany?: components["schemas"]["StoredHealthInsuranceCompanyPart"];
            /** @description A relative of a patient. */
            readonly isRelative: boolean;
            /** @description At most 100 letters; for a non-person the whole name. */
            readonly lastname: components["schemas"]["Line"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly mobile: components["schemas"]["Line"];
            readonly mobileNote: components["schemas"]["Line"];
            /** @description Whole name as lists show it. */
            readonly name: components["schemas"]["Line"];
            /** @description Note of the counter about this address. */
            readonly note: components["schemas"]["Text"];
            readonly noteTone: components["schemas"]["NoteTone"];
            /** @description For a patient, with the right `health`. */
            readonly patient?: components["schemas"]["StoredPatientPart"];
            readonly person: boolean;
            readonly references: components["schemas"]["AddressRefs"];
            /** @description `lfdnr` of the home somebody lives in. */
            readonly residence: components["schemas"]["Lfdnr"] | null;
            readonly salutation: components["schemas"]["Line"];
            /** @description For a supplier. */
            readonly supplier?: components["schemas"]["StoredSupplierPart"];
            readonly tel: components["schemas"]["Line"];
            readonly telNote: components["schemas"]["Line"];
            readonly titleAfter: components["schemas"]["Line"];
            readonly titleBefore: components["schemas"]["Line"];
            readonly version: components["schemas"]["Version"];
        };
        /** @description Appointments of an address: past ones the newest first, coming ones the next first. */
        readonly AddressAppointments: {
            readonly next: readonly components["schemas"]["AppointmentPreview"][];
            readonly past: readonly components["schemas"]["AppointmentPreview"][];
        };
        /** @description Which addresses are exported, in which order, and what of them. */
        readonly AddressExport: {
            /** @description Any of these types. */
            readonly addressType?: readonly components["schemas"]["AddressTypeName"][];
            readonly city?: string;
            /** @description In the order of the file. */
            readonly columns: readonly components["schemas"]["AddressExportColumn"][];
            /** @description Any of these groups. */
            readonly customerGroup?: readonly components["schemas"]["Code"][];
            /** @default asc */
            readonly direction: components["schemas"]["SortDirection"];
            readonly field?: components["schemas"]["SearchField"];
            /** @description Only these addresses, such as those that were ticked. */
            readonly lfdnrs?: readonly components["schemas"]["Lfdnr"][];
            /** @description Name, number, phone or e-mail, as `field` says. */
            readonly name?: string;
            readonly postalCode?: string;
            /**
             * @description `relevance` is the rank of `name`, without it the order of names.
             * @default relevance
             */
            readonly sort: components["schemas"]["AddressSort"];
            readonly street?: string;
        };
        /**
         * @description A column of the file; `svnr` needs the right `health`, `iban` the right `bank`.
         * @enum {string}
         */
        readonly AddressExportColumn: "lfdnr" | "name" | "addressTypes" | "salutation" | "titleBefore" | "firstname" | "lastname" | "titleAfter" | "dateOfBirth" | "kdStrasse" | "kdPlz" | "kdOrt" | "country" | "tel" | "mobile" | "email" | "uid" | "svnr" | "iban";
        /**
         * @description What the wizard lets somebody or something be.
         * @enum {string}
         */
        readonly AddressFlag: "isConsumer" | "isAdultRepresentation" | "isPatient" | "isRelative" | "isInterested" | "isEmployee" | "isDoctor" | "isCompany" | "isResidence" | "isSupplier" | "isHealthInsuranceCompany";
        readonly AddressHit: {
            readonly id: components["schemas"]["Lfdnr"];
            readonly name: components["schemas"]["Line"];
            readonly object: {
                /** @description Of a person, where it is known. */
                readonly dateOfBirth?: components["schemas"]["Day"];
                readonly kdOrt: components["schemas"]["Line"];
                readonly kdPlz: components["schemas"]["Line"];
                readonly kdStrasse: components["schemas"]["Line"];
            };
            /** @enum {string} */
            readonly type: "ADDRESS";
        };
        /** @description Merge of two addresses into one. */
        readonly AddressMerge: {
            /** @description The address that is given up; all that points to it points to the one that stays. */
            readonly other: components["schemas"]["Lfdnr"];
            /** @description Version of its contact data as it was read. */
            readonly otherVersion: components["schemas"]["Version"];
            /** @description Taken from the one that is given up; everything else stays, and what only one of both has is kept. */
            readonly take: readonly components["schemas"]["MergeField"][];
        };
        readonly AddressPage: {
            readonly rows: readonly components["schemas"]["AddressRow"][];
            readonly total: components["schemas"]["Total"];
        };
        /** @description Another address that a field points to, with the name to show. */
        readonly AddressRef: {
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly name: components["schemas"]["Line"];
        };
        /** @description The addresses that fields of a record point to. */
        readonly AddressRefs: readonly components["schemas"]["AddressRef"][];
        /** @description What an address has to do with others. */
        readonly AddressRelations: {
            readonly adultRepresentation: components["schemas"]["AdultRepresentation"] | null;
            /** @description A relative of a patient. */
            readonly isRelative: boolean;
            /** @description `lfdnr` of the home somebody lives in. */
            readonly residence: components["schemas"]["Lfdnr"] | null;
        };
        /** @description At most one entry for each relation. */
        readonly AddressRelatives: readonly components["schemas"]["RelatedAddresses"][];
        readonly AddressRow: {
            readonly addressTypes: readonly components["schemas"]["AddressTypeName"][];
            /** @description Of a person, where it is known. */
            readonly dateOfBirth?: components["schemas"]["Day"];
            readonly email?: string;
            readonly kdOrt: components["schemas"]["Line"];
            readonly kdPlz: components["schemas"]["Line"];
            readonly kdStrasse: components["schemas"]["Line"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            /** @description The mobile number, where one is known. */
            readonly mobile?: components["schemas"]["Line"];
            readonly name: components["schemas"]["Line"];
            /** @description The number to call, landline before mobile; empty where none is known. */
            readonly tel: components["schemas"]["Line"];
        };
        readonly AddressSale: {
            /** @description Whom it was sold to; only with the CRM. */
            readonly address: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
                readonly name: components["schemas"]["Line"];
            } | null;
            readonly documents: components["schemas"]["Total"];
            /** @description Without tax; null without the right to see prices. */
            readonly net: components["schemas"]["Sum"] | null;
            readonly quantity: components["schemas"]["Quantity"];
        };
        /** @description Whom most was sold to, at most 200; by amount, without the right to see prices by quantity. */
        readonly AddressSales: readonly components["schemas"]["AddressSale"][];
        readonly AddressSearchFilter: {
            /** @description Any of these types. */
            readonly addressType?: readonly components["schemas"]["AddressTypeName"][];
            readonly city?: string;
            /** @description Any of these groups. */
            readonly customerGroup?: readonly components["schemas"]["Code"][];
            /** @default asc */
            readonly direction: components["schemas"]["SortDirection"];
            readonly field?: components["schemas"]["SearchField"];
            /** @description Only these addresses, such as those that were ticked. */
            readonly lfdnrs?: readonly components["schemas"]["Lfdnr"][];
            /** @description Name, number, phone or e-mail, as `field` says. */
            readonly name?: string;
            /** @default 1 */
            readonly page: components["schemas"]["PageNumber"];
            readonly postalCode?: string;
            /** @default 50 */
            readonly size: components["schemas"]["PageSize"];
            /**
             * @description `relevance` is the rank of `name`, without it the order of names.
             * @default relevance
             */
            readonly sort: components["schemas"]["AddressSort"];
            readonly street?: string;
        };
        /** @enum {string} */
        readonly AddressSort: "relevance" | "lfdnr" | "name" | "kdStrasse" | "kdPlz" | "kdOrt";
        /** @description A task that has to do with an address. */
        readonly AddressTask: {
            /** @description Names of the users and groups who do it. */
            readonly assignees: readonly components["schemas"]["Line"][];
            /** @description The day it is due, at 00:00:00; null where there is none. */
            readonly dueDate: components["schemas"]["LocalDateTime"] | null;
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly status: {
                readonly bezeichnung: components["schemas"]["Line"];
                readonly done: boolean;
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly title: components["schemas"]["Line"];
        };
        readonly AddressTasks: readonly components["schemas"]["AddressTask"][];
        /** @description How an address type is called. */
        readonly AddressType: {
            readonly bezeichnung: components["schemas"]["Line"];
            /** @description Short form, for badges. */
            readonly fldDisplayBez: components["schemas"]["Line"];
            /** @description Plural, for headings and filters. */
            readonly fldDisplayName: components["schemas"]["Line"];
            readonly fldName: components["schemas"]["AddressTypeName"];
        };
        /**
         * @description The ten types an address can have; one address may have several.
         * @enum {string}
         */
        readonly AddressTypeName: "kd_konsument" | "kd_patient" | "kd_arzt" | "kd_verkaeufer" | "kd_sachwalter" | "kd_interessent" | "kd_kunde" | "kd_lieferant" | "kd_krankenkasse" | "kd_heim";
        readonly AddressTypes: readonly components["schemas"]["AddressType"][];
        /** @description Who acts for an adult, by law (Erwachsenenvertretung) or by a mandate for later (Vorsorgevollmacht). */
        readonly AdultRepresentation: {
            /** @description `lfdnr` of the representative. */
            readonly key: components["schemas"]["Lfdnr"];
            /** @description Code of a kind of representation; null where it is not known. */
            readonly kind: components["schemas"]["Code"] | null;
            /** @description The matters it is limited to; empty where there is no limit. */
            readonly scope: string;
            /** @description Last day; null where it does not end by itself. */
            readonly validTo: components["schemas"]["Day"] | null;
        };
        /** @description Euro, at most four decimals, a dot before them. */
        readonly Amount: string;
        readonly App: {
            readonly appBezeichnung: components["schemas"]["Line"];
            /**
             * Format: int32
             * @description Id of a category.
             */
            readonly appCategory: number;
            /** Format: int32 */
            readonly appId: number;
            readonly appUrl: components["schemas"]["Line"];
            readonly hasPermission: boolean;
            readonly licensed: boolean;
            readonly showInMenu: boolean;
            /** @description The app has a settings screen. */
            readonly webSettings: boolean;
        };
        /** @description An appointment in full. */
        readonly Appointment: {
            readonly addresses: readonly components["schemas"]["AppointmentAddress"][];
            readonly allDay: boolean;
            readonly changeDateTime: components["schemas"]["LocalDateTime"];
            readonly conflictResolution: components["schemas"]["ConflictResolution"];
            readonly createdBy: components["schemas"]["Line"] | null;
            /** @description It was changed alone and stays as it is when its series changes. */
            readonly deviates: boolean;
            /** @description When the others of its series take place that were changed alone, in their order, at most 20. */
            readonly deviating: readonly components["schemas"]["LocalDateTime"][];
            readonly documents: readonly components["schemas"]["AppointmentDocument"][];
            /** @description Minutes. */
            readonly duration: components["schemas"]["CalendarMinutes"];
            readonly end: components["schemas"]["LocalDateTime"];
            /** @description The reader sees only that somebody is busy. */
            readonly isBusy: boolean;
            readonly key: components["schemas"]["AppointmentKey"];
            readonly location: components["schemas"]["Lfdnr"] | null;
            readonly objects: readonly components["schemas"]["AppointmentObject"][];
            readonly overbookReason: components["schemas"]["OverbookReason"];
            readonly resources: readonly components["schemas"]["Lfdnr"][];
            /** @description Rule of its series. */
            readonly rule: components["schemas"]["Recurrence"] | null;
            readonly scope: components["schemas"]["Lfdnr"];
            readonly serialNumber: components["schemas"]["Lfdnr"] | null;
            readonly start: components["schemas"]["LocalDateTime"];
            readonly state: components["schemas"]["Lfdnr"];
            readonly telNr: components["schemas"]["Line"];
            readonly text: components["schemas"]["Text"];
            readonly title: components["schemas"]["Line"];
            readonly type: components["schemas"]["Lfdnr"] | null;
            readonly version: components["schemas"]["Version"];
        };
        /** @description An address that takes part. */
        readonly AppointmentAddress: {
            readonly lfdnr: components["schemas"]["Lfdnr"];
            /** @description Null where the reader lacks the CRM. */
            readonly name: components["schemas"]["Line"] | null;
            readonly tel: components["schemas"]["Line"];
        };
        readonly AppointmentAddresses: readonly components["schemas"]["AppointmentAddress"][];
        /** @description One change of an appointment, in the words of its time. */
        readonly AppointmentChange: {
            readonly author: components["schemas"]["Line"];
            readonly dateTime: components["schemas"]["LocalDateTime"];
            readonly field: components["schemas"]["AppointmentField"];
            readonly from: string;
            readonly to: string;
        };
        /** @description Another appointment that takes the same time of the same resource. */
        readonly AppointmentConflict: {
            readonly allDay: boolean;
            readonly end: components["schemas"]["LocalDateTime"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly resource: components["schemas"]["Lfdnr"];
            readonly start: components["schemas"]["LocalDateTime"];
            /** @description "Beschäftigt" where the reader may not see more. */
            readonly title: components["schemas"]["Line"];
        };
        /** @description Fields of an appointment that its editors write. */
        readonly AppointmentContent: {
            readonly addresses: readonly components["schemas"]["Lfdnr"][];
            readonly allDay: boolean;
            readonly conflictResolution: components["schemas"]["ConflictResolution"];
            readonly documents: readonly components["schemas"]["WfCid"][];
            readonly end: components["schemas"]["LocalDateTime"];
            readonly location: components["schemas"]["Lfdnr"] | null;
            /** @description Numbers of articles. */
            readonly objects: readonly components["schemas"]["Code"][];
            readonly overbookReason: components["schemas"]["OverbookReason"];
            readonly resources: readonly components["schemas"]["Lfdnr"][];
            readonly scope: components["schemas"]["Lfdnr"];
            readonly start: components["schemas"]["LocalDateTime"];
            readonly state: components["schemas"]["Lfdnr"];
            readonly telNr: components["schemas"]["Line"];
            readonly text: components["schemas"]["Text"];
            readonly title: components["schemas"]["AppointmentTitle"];
            readonly type: components["schemas"]["Lfdnr"];
        };
        readonly AppointmentDocument: {
            readonly addressLfdnr: components["schemas"]["Lfdnr"] | null;
            /** @description Null where the reader lacks the CRM. */
            readonly name: components["schemas"]["Line"] | null;
            readonly wf_cid: components["schemas"]["WfCid"];
        };
        readonly AppointmentDocuments: readonly components["schemas"]["AppointmentDocument"][];
        /** @enum {string} */
        readonly AppointmentField: "created" | "deleted" | "restored" | "title" | "time" | "type" | "state" | "scope" | "location" | "resources" | "addresses" | "objects" | "documents" | "telNr" | "text" | "conflict";
        readonly AppointmentHistory: readonly components["schemas"]["AppointmentChange"][];
        /** @description Names an appointment. */
        readonly AppointmentKey: {
            readonly firma: components["schemas"]["Lfdnr"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly AppointmentLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["Appointment"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        /** @description An article that is needed. */
        readonly AppointmentObject: {
            readonly id: components["schemas"]["Code"];
            readonly name: components["schemas"]["Line"];
        };
        readonly AppointmentObjects: readonly components["schemas"]["AppointmentObject"][];
        /** @description An appointment in a grid or a list. */
        readonly AppointmentPreview: {
            /** @description Name of the first address; null without one, or without the CRM. */
            readonly addressName: components["schemas"]["Line"] | null;
            readonly allDay: boolean;
            /** @description Does not belong to it; of a whole day 00:00 of the next one. */
            readonly end: components["schemas"]["LocalDateTime"];
            /** @description The reader sees only that somebody is busy. */
            readonly isBusy: boolean;
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly location: components["schemas"]["Lfdnr"] | null;
            /** @description `lfdnr` of people, rooms and devices. */
            readonly resources: readonly components["schemas"]["Lfdnr"][];
            readonly scope: components["schemas"]["Lfdnr"];
            readonly serialNumber: components["schemas"]["Lfdnr"] | null;
            readonly start: components["schemas"]["LocalDateTime"];
            readonly state: components["schemas"]["Lfdnr"];
            /** @description "Beschäftigt" where the reader may not see more. */
            readonly title: components["schemas"]["Line"];
            /** @description `lfdnr` of its type; null where only "Beschäftigt" is told. */
            readonly type: components["schemas"]["Lfdnr"] | null;
            readonly version: components["schemas"]["Version"];
        };
        /** @description Appointments of a range, by their start. */
        readonly AppointmentPreviews: {
            readonly appointments: readonly components["schemas"]["AppointmentPreview"][];
            /** @description All of the range are there. */
            readonly isComplete: boolean;
        };
        readonly Appointments: readonly components["schemas"]["Appointment"][];
        /** @description A title that says something. */
        readonly AppointmentTitle: string;
        readonly Apps: readonly components["schemas"]["App"][];
        /** @description The base information of an article. */
        readonly Article: {
            readonly articleCategory: components["schemas"]["Code"] | null;
            readonly articleDescription: components["schemas"]["Line"];
            readonly articleGroup: components["schemas"]["Code"] | null;
            readonly articleType: components["schemas"]["Code"] | null;
            readonly artNr: components["schemas"]["ArticleNumber"];
            readonly artNr2: components["schemas"]["Line"];
            readonly changed: components["schemas"]["Instant"];
            readonly commissionGroup: components["schemas"]["Code"] | null;
            readonly gtin: components["schemas"]["Gtin"];
            readonly hasImage: boolean;
            /** @description Version of the picture, also where there is none. */
            readonly imageVersion: components["schemas"]["Version"];
            readonly isActive: boolean;
            /** @description What the codes are called. */
            readonly names: {
                readonly articleCategory: components["schemas"]["Line"];
                readonly articleGroup: components["schemas"]["Line"];
                readonly articleType: components["schemas"]["Line"];
                readonly commissionGroup: components["schemas"]["Line"];
                readonly objectType: components["schemas"]["Line"];
                readonly objectTypeGroup: components["schemas"]["Line"];
                readonly revenueGroup: components["schemas"]["Line"];
                readonly statisticCode: components["schemas"]["Line"];
                readonly statisticGroup: components["schemas"]["Line"];
                readonly unit: components["schemas"]["Line"];
                readonly vat: components["schemas"]["Line"];
            };
            readonly note: components["schemas"]["Text"];
            readonly objectType: components["schemas"]["Code"] | null;
            readonly objectTypeGroup: components["schemas"]["Code"] | null;
            readonly packs: readonly components["schemas"]["ArticlePack"][];
            readonly revenueGroup: components["schemas"]["Code"] | null;
            readonly statisticCode: components["schemas"]["Code"] | null;
            readonly statisticGroup: components["schemas"]["Code"] | null;
            readonly suppliers: readonly components["schemas"]["ArticleSupplier"][];
            readonly unit: components["schemas"]["Code"];
            readonly vat: components["schemas"]["Code"];
            /** @description The rate of today. */
            readonly vatPercent: components["schemas"]["PricePercent"] | null;
            readonly version: components["schemas"]["Version"];
        };
        readonly ArticleCategories: readonly components["schemas"]["ArticleCategory"][];
        readonly ArticleCategory: {
            readonly articleType: components["schemas"]["Code"];
            readonly bezeichnung: components["schemas"]["Line"];
            readonly code: components["schemas"]["Code"];
        };
        readonly ArticleCharacteristics: {
            /** @description With the right to costs. */
            readonly dbzk?: components["schemas"]["Price"] | null;
            /** @description What a piece has cost on average; with the right to costs, null where nothing is known. */
            readonly dep?: components["schemas"]["Price"] | null;
            readonly minStock: components["schemas"]["Quantity"];
            /** @description Pieces of a pack. */
            readonly vpe: components["schemas"]["Quantity"];
        };
        /** @description What is on or off for an article. */
        readonly ArticleCheckboxes: {
            readonly isActive: boolean;
            readonly isDiscountable: boolean;
            readonly isMedicalDevice: boolean;
            readonly isOrderable: boolean;
            readonly isRental: boolean;
            /** @description It is kept in stock. */
            readonly isStocked: boolean;
            /** @description Packs must be named by their lot. */
            readonly lotDuty: boolean;
            /** @description Carriers have to approve it before. */
            readonly needsApproval: boolean;
            readonly serialDuty: boolean;
        };
        /** @description A position of an order that is not delivered yet. */
        readonly ArticleDemand: {
            readonly deliveryDate: components["schemas"]["Day"] | null;
            readonly document: components["schemas"]["ArticleDocument"];
            readonly kind: components["schemas"]["DemandKind"];
            readonly open: components["schemas"]["Quantity"];
            readonly quantity: components["schemas"]["Quantity"];
        };
        readonly ArticleDemands: readonly components["schemas"]["ArticleDemand"][];
        /** @description The document something of an article stands in. */
        readonly ArticleDocument: {
            /** @description Whose document it is; only with the CRM. */
            readonly customer: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
                readonly name: components["schemas"]["Line"];
            } | null;
            readonly date: components["schemas"]["Day"];
            readonly nr: components["schemas"]["Line"];
            readonly shortType: components["schemas"]["Line"];
            readonly state: components["schemas"]["Line"];
            readonly wf_cid: components["schemas"]["WfCid"];
        };
        readonly ArticleExport: {
            readonly articleCategory?: readonly components["schemas"]["Code"][];
            /** @description Words of the name, in any order. */
            readonly articleDescription?: string;
            readonly articleGroup?: readonly components["schemas"]["Code"][];
            readonly articleType?: readonly components["schemas"]["Code"][];
            /** @description Beginning of the second number. */
            readonly artNr2?: string;
            /** @description In the order of the file. */
            readonly columns: readonly components["schemas"]["ArticleExportColumn"][];
            readonly commissionGroups?: readonly components["schemas"]["Code"][];
            /** @default asc */
            readonly direction: components["schemas"]["SortDirection"];
            readonly isActive?: boolean;
            /** @description Beginning of the article's number. */
            readonly key?: string;
            readonly objectTypeGroups?: readonly components["schemas"]["Code"][];
            readonly objectTypes?: readonly components["schemas"]["Code"][];
            /** @description Number, second number, GTIN or words of the name in any order. */
            readonly q?: string;
            readonly revenueGroups?: readonly components["schemas"]["Code"][];
            /** @default relevance */
            readonly sort: components["schemas"]["ArticleSort"];
            readonly statisticCodes?: readonly components["schemas"]["Code"][];
            readonly statisticGroups?: readonly components["schemas"]["Code"][];
            readonly stockState?: readonly components["schemas"]["StockState"][];
            /** @description It is bought from this address. */
            readonly supplier?: components["schemas"]["Lfdnr"];
            /** @description Something of it lies in one of these. */
            readonly warehouse?: readonly components["schemas"]["Code"][];
        };
        /** @enum {string} */
        readonly ArticleExportColumn: "artNr" | "artNr2" | "articleDescription" | "gtin" | "articleType" | "articleCategory" | "articleGroup" | "unit" | "isActive" | "netPrice" | "grossPrice" | "inventory" | "reserved" | "available" | "dep";
        readonly ArticleGroup: {
            readonly articleCategory: components["schemas"]["Code"];
            readonly bezeichnung: components["schemas"]["Line"];
            readonly code: components["schemas"]["Code"];
        };
        readonly ArticleGroups: readonly components["schemas"]["ArticleGroup"][];
        readonly ArticleHit: {
            readonly id: components["schemas"]["Lfdnr"];
            readonly name: components["schemas"]["Line"];
            readonly object: {
                readonly art_nr: components["schemas"]["Line"];
            };
            /** @enum {string} */
            readonly type: "ARTICLE";
        };
        readonly ArticleImage: {
            readonly image: components["schemas"]["Picture"] | null;
        };
        /** @description Stock of an article in all warehouses. */
        readonly ArticleInventory: {
            readonly available: components["schemas"]["Quantity"];
            /** @description Available and ordered. */
            readonly forecast: components["schemas"]["Quantity"];
            readonly inventory: components["schemas"]["Quantity"];
            readonly minStock: components["schemas"]["Quantity"];
            readonly ordered: components["schemas"]["Quantity"];
            readonly reserved: components["schemas"]["Quantity"];
            readonly stockState: components["schemas"]["StockState"];
        };
        /** @enum {string} */
        readonly ArticleListName: "unit" | "vat" | "priceList" | "statisticGroup" | "statisticCode" | "commissionGroup" | "revenueGroup" | "objectType" | "objectTypeGroup" | "warehouse" | "customerGroup";
        /** @description Number of an article; any characters. */
        readonly ArticleNumber: string;
        /** @description A position of an offer that nobody has answered yet. */
        readonly ArticleOffer: {
            readonly document: components["schemas"]["ArticleDocument"];
            /** @description The price holds the tax. */
            readonly isGross: boolean;
            /** @description Null without the right to see prices. */
            readonly price: components["schemas"]["Price"] | null;
            readonly quantity: components["schemas"]["Quantity"];
        };
        readonly ArticleOffers: readonly components["schemas"]["ArticleOffer"][];
        /** @description A pack of its own unit and number. */
        readonly ArticlePack: {
            readonly gtin: components["schemas"]["Gtin"];
            /** @description Pieces in the base unit. */
            readonly quantity: components["schemas"]["Quantity"];
            readonly unit: components["schemas"]["Code"];
        };
        readonly ArticlePage: {
            readonly rows: readonly components["schemas"]["ArticleRow"][];
            /** @description No further counted than 50 000. */
            readonly total: components["schemas"]["Total"];
        };
        readonly ArticlePermission: {
            readonly bezeichnung: components["schemas"]["Line"];
            /** @description A tab of the article's screen. */
            readonly isTab: boolean;
            readonly key: components["schemas"]["ArticlePermissionKey"];
        };
        /**
         * @description What of an article its reader may see and do.
         * @enum {string}
         */
        readonly ArticlePermissionKey: "overview" | "stock" | "salePrices" | "purchasePrices" | "movements" | "commissionedOrdered" | "openOffers" | "statistics" | "costs" | "edit";
        readonly ArticlePermissions: readonly components["schemas"]["ArticlePermission"][];
        /** @description All of an article that is edited as one. */
        readonly ArticleRecord: {
            readonly articleCategory: components["schemas"]["Code"] | null;
            readonly articleDescription: components["schemas"]["Line"];
            readonly articleGroup: components["schemas"]["Code"] | null;
            readonly articleType: components["schemas"]["Code"] | null;
            readonly artNr2: components["schemas"]["Line"];
            readonly commissionGroup: components["schemas"]["Code"] | null;
            /** @description With the right to costs; what is not sent stays as it is. */
            readonly dbzk?: components["schemas"]["Price"] | null;
            readonly gtin: components["schemas"]["Gtin"];
            readonly isActive: boolean;
            readonly isDiscountable: boolean;
            readonly isMedicalDevice: boolean;
            readonly isOrderable: boolean;
            readonly isRental: boolean;
            /** @description It is kept in stock. */
            readonly isStocked: boolean;
            /** @description Packs must be named by their lot. */
            readonly lotDuty: boolean;
            readonly minStock: components["schemas"]["Quantity"];
            /** @description Carriers have to approve it before. */
            readonly needsApproval: boolean;
            readonly note: components["schemas"]["Text"];
            readonly objectType: components["schemas"]["Code"] | null;
            readonly objectTypeGroup: components["schemas"]["Code"] | null;
            readonly packs: readonly components["schemas"]["ArticlePack"][];
            readonly revenueGroup: components["schemas"]["Code"] | null;
            readonly serialDuty: boolean;
            readonly statisticCode: components["schemas"]["Code"] | null;
            readonly statisticGroup: components["schemas"]["Code"] | null;
            readonly unit: components["schemas"]["Code"];
            readonly vat: components["schemas"]["Code"];
            /** @description Pieces of a pack. */
            readonly vpe: components["schemas"]["Quantity"];
        };
        readonly ArticleRow: {
            readonly articleCategory: components["schemas"]["Named"] | null;
            readonly articleDescription: components["schemas"]["Line"];
            readonly articleGroup: components["schemas"]["Named"] | null;
            readonly articleType: components["schemas"]["Named"] | null;
            readonly artNr: components["schemas"]["ArticleNumber"];
            readonly artNr2: components["schemas"]["Line"];
            readonly available: components["schemas"]["Quantity"] | null;
            /** @description What a piece has cost on average; with the right to costs. */
            readonly dep?: components["schemas"]["Price"] | null;
            readonly grossPrice: components["schemas"]["Price"] | null;
            readonly gtin: components["schemas"]["Gtin"];
            /** @description Null for what is not kept in stock. */
            readonly inventory: components["schemas"]["Quantity"] | null;
            readonly isActive: boolean;
            /** @description The standard price of today, net and with tax; null: no price holds. */
            readonly netPrice: components["schemas"]["Price"] | null;
            readonly reserved: components["schemas"]["Quantity"] | null;
            readonly stockState: components["schemas"]["StockState"] | null;
            readonly unit: components["schemas"]["Line"];
        };
        readonly ArticleSearchFilter: {
            readonly articleCategory?: readonly components["schemas"]["Code"][];
            /** @description Words of the name, in any order. */
            readonly articleDescription?: string;
            readonly articleGroup?: readonly components["schemas"]["Code"][];
            readonly articleType?: readonly components["schemas"]["Code"][];
            /** @description Beginning of the second number. */
            readonly artNr2?: string;
            readonly commissionGroups?: readonly components["schemas"]["Code"][];
            /** @default asc */
            readonly direction: components["schemas"]["SortDirection"];
            readonly isActive?: boolean;
            /** @description Beginning of the article's number. */
            readonly key?: string;
            readonly objectTypeGroups?: readonly components["schemas"]["Code"][];
            readonly objectTypes?: readonly components["schemas"]["Code"][];
            /** @default 1 */
            readonly page: components["schemas"]["PageNumber"];
            /** @description Number, second number, GTIN or words of the name in any order. */
            readonly q?: string;
            readonly revenueGroups?: readonly components["schemas"]["Code"][];
            /** @default 50 */
            readonly size: components["schemas"]["PageSize"];
            /** @default relevance */
            readonly sort: components["schemas"]["ArticleSort"];
            readonly statisticCodes?: readonly components["schemas"]["Code"][];
            readonly statisticGroups?: readonly components["schemas"]["Code"][];
            readonly stockState?: readonly components["schemas"]["StockState"][];
            /** @description It is bought from this address. */
            readonly supplier?: components["schemas"]["Lfdnr"];
            /** @description Something of it lies in one of these. */
            readonly warehouse?: readonly components["schemas"]["Code"][];
        };
        /** @enum {string} */
        readonly ArticleSort: "relevance" | "artNr" | "artNr2" | "articleDescription" | "articleType" | "articleCategory" | "articleGroup" | "inventory" | "dep";
        /** @description Stock of an article by warehouse and lot; what is reserved or ordered lies in no warehouse yet. */
        readonly ArticleStock: {
            readonly available: components["schemas"]["Quantity"];
            /** @description In all warehouses. */
            readonly inventory: components["schemas"]["Quantity"];
            readonly ordered: components["schemas"]["Quantity"];
            readonly reserved: components["schemas"]["Quantity"];
            readonly rows: readonly components["schemas"]["StockLine"][];
        };
        /** @description Stock of an article in one warehouse, of one lot or of none. */
        readonly ArticleStockLine: {
            readonly expiry: components["schemas"]["Day"] | null;
            readonly lot: components["schemas"]["Line"];
            readonly quantity: components["schemas"]["DecimalText"];
            readonly warehouse: components["schemas"]["Line"];
        };
        readonly ArticleSupplier: {
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly name: components["schemas"]["Line"];
            /** @description The supplier's own number of the article. */
            readonly number: components["schemas"]["Line"];
        };
        /** @description A price of an article from a quantity on. */
        readonly ArticleTier: {
            readonly grossPrice: components["schemas"]["DecimalText"];
            readonly minQuantity: components["schemas"]["DecimalText"];
            readonly netPrice: components["schemas"]["DecimalText"];
            readonly priceSource: components["schemas"]["PriceSource"];
            readonly unit: components["schemas"]["Line"];
        };
        /** @description A file at an address. */
        readonly Attachment: {
            /** @description User who has stored it. */
            readonly author: components["schemas"]["Line"];
            readonly contentType: components["schemas"]["AttachmentType"];
            readonly created: components["schemas"]["Instant"];
            /** @description `wf_cid` of a document of the address. */
            readonly document?: components["schemas"]["WfCid"];
            /** @description `lfdnr` of an interaction of the address. */
            readonly interaction?: components["schemas"]["Lfdnr"];
            readonly kind: components["schemas"]["AttachmentKind"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            /** @description Name of the file with its ending. */
            readonly name: components["schemas"]["FileName"];
            /**
             * Format: int32
             * @description Bytes.
             */
            readonly size: number;
        };
        /** @description A file with its content. */
        readonly AttachmentFile: {
            /** @description User who has stored it. */
            readonly author: components["schemas"]["Line"];
            readonly content: components["schemas"]["FileContent"];
            readonly contentType: components["schemas"]["AttachmentType"];
            readonly created: components["schemas"]["Instant"];
            /** @description `wf_cid` of a document of the address. */
            readonly document?: components["schemas"]["WfCid"];
            /** @description `lfdnr` of an interaction of the address. */
            readonly interaction?: components["schemas"]["Lfdnr"];
            readonly kind: components["schemas"]["AttachmentKind"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            /** @description Name of the file with its ending. */
            readonly name: components["schemas"]["FileName"];
            /**
             * Format: int32
             * @description Bytes.
             */
            readonly size: number;
        };
        /**
         * @description Kind of a file: prescriptions and findings are health data and need the right `health`.
         * @enum {string}
         */
        readonly AttachmentKind: "prescription" | "finding" | "powerOfAttorney" | "identity" | "other";
        readonly Attachments: readonly components["schemas"]["Attachment"][];
        /**
         * @description Media type of a file, detected by its first bytes.
         * @enum {string}
         */
        readonly AttachmentType: "application/pdf" | "image/jpeg" | "image/png" | "image/webp";
        readonly BankDetail: {
            readonly bic: components["schemas"]["Bic"];
            readonly iban: components["schemas"]["Iban"];
        };
        /** @description BIC; stored compact. Empty where there is none. */
        readonly Bic: string;
        /** @description Totals of a document. */
        readonly BusinessAmounts: {
            readonly discount: components["schemas"]["MoneyAmount"];
            readonly gross: components["schemas"]["MoneyAmount"];
            readonly net: components["schemas"]["MoneyAmount"];
            readonly open: components["schemas"]["MoneyAmount"];
            readonly rates: readonly components["schemas"]["DocumentRate"][];
            readonly sum: components["schemas"]["MoneyAmount"];
            readonly vat: components["schemas"]["MoneyAmount"];
        };
        /** @description An article as a position takes it. */
        readonly BusinessArticle: {
            readonly articleNumber: components["schemas"]["Line"];
            /** @description Cost of one base unit; null without the right to costs. */
            readonly cost: components["schemas"]["DecimalText"] | null;
            /** @description The pack whose code was searched for. */
            readonly exactUnit: components["schemas"]["Line"] | null;
            readonly grossPrice: components["schemas"]["DecimalText"] | null;
            /** @description The search was exactly its number or the code on it. */
            readonly isExact: boolean;
            readonly isStocked: boolean;
            readonly lotDuty: boolean;
            readonly name: components["schemas"]["Line"];
            /** @description Null where no price is valid on the day: never 0. */
            readonly netPrice: components["schemas"]["DecimalText"] | null;
            readonly packs: readonly components["schemas"]["PositionPack"][];
            readonly prices: readonly components["schemas"]["ArticleTier"][];
            readonly priceSource: components["schemas"]["PriceSource"] | null;
            readonly serialDuty: boolean;
            readonly stock: readonly components["schemas"]["ArticleStockLine"][];
            readonly unit: components["schemas"]["Line"];
            readonly vatCode: components["schemas"]["Line"];
            readonly vatRate: components["schemas"]["DecimalText"];
        };
        readonly BusinessArticles: readonly components["schemas"]["BusinessArticle"][];
        /** @description A working copy. */
        readonly BusinessDocument: {
            /** @description Null without the right to see prices. */
            readonly amounts: components["schemas"]["BusinessAmounts"] | null;
            /** @description Rules by which the share of each group would be taken today; empty without the right to data of patients. */
            readonly contributionRules: readonly components["schemas"]["ContributionRule"][];
            /** @description Up to how much the customer may owe, and how much is open; null without a limit or the right to see prices. */
            readonly credit: components["schemas"]["CreditState"] | null;
            /** @description Why the customer pays no share today; null without the right to data of patients. */
            readonly customerExemption: components["schemas"]["ShareExemption"] | null;
            readonly customerId: components["schemas"]["Lfdnr"];
            readonly date: components["schemas"]["Day"];
            /** @description Handover of the goods; null until somebody took them over. */
            readonly delivery: components["schemas"]["HandedOver"] | null;
            readonly documentFoot: components["schemas"]["DocumentFoot"];
            readonly documentHead: components["schemas"]["DocumentHead"];
            readonly documentHeadExtended: components["schemas"]["DocumentHeadExtended"];
            readonly name: components["schemas"]["Line"];
            /** @description Empty for a draft. */
            readonly nr: components["schemas"]["Line"];
            readonly positions: readonly components["schemas"]["BusinessPosition"][];
            /** Format: int32 */
            readonly rank: number;
            /** @description Of the stored invoice address, else of the customer. */
            readonly recipient: components["schemas"]["InvoiceRecipient"];
            /** @description Null without the rights to see prices and data of patients, and where nobody insures. */
            readonly shares: {
                readonly carrier: components["schemas"]["MoneyAmount"];
                readonly patient: components["schemas"]["MoneyAmount"];
            } | null;
            readonly shortType: components["schemas"]["Line"];
            readonly state: components["schemas"]["Line"];
            readonly typeId: components["schemas"]["Lfdnr"];
            readonly vatRates: readonly components["schemas"]["BusinessVatRate"][];
            readonly version: components["schemas"]["Version"];
            /** @description Null before it is stored. */
            readonly wf_cid: components["schemas"]["WfCid"] | null;
        };
        /** @description The same for one that is there: customer and type stay. */
        readonly BusinessDocumentChange: {
            readonly documentFoot: components["schemas"]["DocumentFootEntry"];
            readonly documentHead?: components["schemas"]["DocumentHeadEntry"];
            readonly positions: readonly components["schemas"]["PositionEntry"][];
        };
        /** @description A working copy as it is stored. */
        readonly BusinessDocumentEntry: {
            readonly customerId: components["schemas"]["Lfdnr"];
            readonly documentFoot: components["schemas"]["DocumentFootEntry"];
            readonly documentHead?: components["schemas"]["DocumentHeadEntry"];
            readonly positions: readonly components["schemas"]["PositionEntry"][];
            readonly typeId: components["schemas"]["Lfdnr"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly BusinessDocumentLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["BusinessDocument"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        /** @description A position of a working copy; prices are null without the right to see them. */
        readonly BusinessPosition: {
            readonly amount: components["schemas"]["MoneyAmount"] | null;
            readonly articleNumber: components["schemas"]["Line"] | null;
            readonly client: components["schemas"]["DocumentParty"] | null;
            /** @description Cost of one unit; null without the right to costs. */
            readonly cost: components["schemas"]["DecimalText"] | null;
            readonly discount: components["schemas"]["DecimalText"] | null;
            readonly discount2: components["schemas"]["DecimalText"] | null;
            readonly id: components["schemas"]["Lfdnr"] | null;
            readonly kind: components["schemas"]["PositionKind"];
            readonly lot: components["schemas"]["Line"] | null;
            readonly object: components["schemas"]["PositionObject"] | null;
            /** @description Base units of the article in one unit of the position. */
            readonly packQuantity: components["schemas"]["DecimalText"];
            /**
             * Format: int32
             * @description Which prescription of the document it is for: each is shared by itself.
             */
            readonly prescription: number;
            readonly price: components["schemas"]["DecimalText"] | null;
            /** Format: int32 */
            readonly processState: number;
            readonly quantity: components["schemas"]["DecimalText"];
            readonly referenceNumber: components["schemas"]["Line"];
            readonly serialNumber: components["schemas"]["Line"] | null;
            /** @description It came from another document: so much of that is open beside what stands here. */
            readonly sourceOpen: components["schemas"]["DecimalText"] | null;
            readonly text: components["schemas"]["Text"];
            readonly unit: components["schemas"]["Line"];
            readonly vatCode: components["schemas"]["Line"];
            readonly vatRate: components["schemas"]["DecimalText"];
        };
        /** @description A rate of tax on the day of the document. */
        readonly BusinessVatRate: {
            readonly bezeichnung: components["schemas"]["Line"];
            readonly code: components["schemas"]["Line"];
            readonly rate: components["schemas"]["DecimalText"];
        };
        /** @enum {string} */
        readonly CalendarColor: "blue" | "green" | "teal" | "orange" | "brown" | "purple" | "pink" | "grey";
        /** @description A calendar for other programs. */
        readonly CalendarFeed: {
            readonly bezeichnung: components["schemas"]["Line"];
            readonly createdAt: components["schemas"]["LocalDateTime"];
            /** @description When it was read last. */
            readonly fetchedAt: components["schemas"]["LocalDateTime"] | null;
            readonly level: components["schemas"]["FeedLevel"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
        };
        readonly CalendarFeeds: readonly components["schemas"]["CalendarFeed"][];
        /** @description Filters of the calendar that were given a name; of each, any of the numbers, none for all. */
        readonly CalendarFilterSet: {
            readonly location: readonly components["schemas"]["Lfdnr"][];
            readonly name: string;
            readonly resource: readonly components["schemas"]["Lfdnr"][];
            readonly scope: readonly components["schemas"]["Lfdnr"][];
            readonly state: readonly components["schemas"]["Lfdnr"][];
            readonly type: readonly components["schemas"]["Lfdnr"][];
        };
        /** @description When a location is open. */
        readonly CalendarHours: {
            readonly closes: components["schemas"]["ClockTime"];
            readonly opens: components["schemas"]["ClockTime"];
            readonly weekday: components["schemas"]["Weekday"];
        };
        readonly CalendarLocation: {
            readonly active: boolean;
            readonly bezeichnung: components["schemas"]["Line"];
            readonly hours: readonly components["schemas"]["CalendarHours"][];
            readonly lfdnr: components["schemas"]["Lfdnr"];
        };
        readonly CalendarLocations: readonly components["schemas"]["CalendarLocation"][];
        /**
         * Format: int32
         * @description Minutes, as lengths and reserves have them.
         */
        readonly CalendarMinutes: number;
        /** @enum {string} */
        readonly CalendarPattern: "plain" | "striped" | "dotted" | "faded" | "struck";
        readonly CalendarResource: {
            readonly active: boolean;
            readonly bezeichnung: components["schemas"]["Line"];
            /** @description It is the reader. */
            readonly isOwn: boolean;
            readonly kind: components["schemas"]["CalendarResourceKind"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly location: components["schemas"]["Lfdnr"] | null;
        };
        /** @enum {string} */
        readonly CalendarResourceKind: "PERSON" | "ROOM" | "DEVICE";
        readonly CalendarResources: readonly components["schemas"]["CalendarResource"][];
        readonly CalendarScope: {
            readonly bezeichnung: components["schemas"]["Line"];
            /** @description Only those who made it or take part see more than that somebody is busy. */
            readonly isPrivate: boolean;
            readonly lfdnr: components["schemas"]["Lfdnr"];
        };
        readonly CalendarScopes: readonly components["schemas"]["CalendarScope"][];
        readonly CalendarSettings: {
            readonly sets?: readonly components["schemas"]["CalendarFilterSet"][];
            /** @enum {string} */
            readonly view: "day" | "week" | "month";
        };
        readonly CalendarState: {
            readonly bezeichnung: components["schemas"]["Line"];
            /** @description It takes the time of its resources. */
            readonly blocks: boolean;
            readonly done: boolean;
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly pattern: components["schemas"]["CalendarPattern"];
        };
        readonly CalendarStates: readonly components["schemas"]["CalendarState"][];
        readonly CalendarType: {
            readonly active: boolean;
            /** @description Minutes its resources are kept free after. */
            readonly after: components["schemas"]["CalendarMinutes"];
            /** @description Minutes its resources are kept free before. */
            readonly before: components["schemas"]["CalendarMinutes"];
            readonly bezeichnung: components["schemas"]["Line"];
            readonly color: components["schemas"]["CalendarColor"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            /** @description Its usual length. */
            readonly minutes: components["schemas"]["CalendarMinutes"];
        };
        readonly CalendarTypes: readonly components["schemas"]["CalendarType"][];
        /**
         * Format: int32
         * @description A calendar year.
         */
        readonly CalendarYear: number;
        readonly Categories: readonly components["schemas"]["Category"][];
        readonly Category: {
            readonly bezeichnung: components["schemas"]["Line"];
            /** Format: int32 */
            readonly id: number;
        };
        /** @description A document of the same chain. */
        readonly ChainDocument: {
            readonly addressLfdnr: components["schemas"]["Lfdnr"];
            readonly date: components["schemas"]["Day"];
            /** @description The documents it follows from. */
            readonly from: readonly components["schemas"]["WfCid"][];
            readonly gross: components["schemas"]["MoneyAmount"] | null;
            readonly nr: components["schemas"]["Line"];
            readonly openAmount: components["schemas"]["MoneyAmount"] | null;
            readonly openQuantity: components["schemas"]["DecimalText"];
            /** @description Money that came in for it; what a credit note was set off against is no payment. */
            readonly payments: readonly components["schemas"]["DocumentPayment"][];
            readonly shortType: components["schemas"]["Line"];
            readonly state: components["schemas"]["Line"];
            readonly wf_cid: components["schemas"]["WfCid"];
        };
        /** @description A contact person with the content it shall have. */
        readonly ChangedContactPerson: {
            /** @description `lfdnr` of a department; null for none. */
            readonly abteilung: components["schemas"]["Lfdnr"] | null;
            readonly email: string;
            readonly firstname: components["schemas"]["Line"];
            /** @description `lfdnr` of a function; null for none. */
            readonly function: components["schemas"]["Lfdnr"] | null;
            /** @description Not only blanks. */
            readonly lastname: components["schemas"]["Line"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly mobile: components["schemas"]["Line"];
            readonly note: components["schemas"]["Text"];
            readonly salutation: components["schemas"]["Line"];
            readonly tel: components["schemas"]["Line"];
            readonly title: components["schemas"]["Line"];
        };
        readonly ChangedDocumentFilter: {
            readonly conditions?: readonly components["schemas"]["DocumentCondition"][];
            readonly id: components["schemas"]["Lfdnr"];
            /** @default false */
            readonly isDefault: boolean;
            /** @default false */
            readonly isShared: boolean;
            readonly name: components["schemas"]["DocumentFilterName"];
            /** @description Number, or words of the name of document or customer. */
            readonly q?: string;
            /** @default all */
            readonly view: components["schemas"]["DocumentView"];
        };
        /** @description An interaction with the content it shall have. */
        readonly ChangedInteraction: {
            readonly channel: components["schemas"]["InteractionChannel"];
            /** @description When it was; not on a later day than today. */
            readonly dateTime: components["schemas"]["LocalDateTime"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            /** @description In a few words; not only blanks. */
            readonly subject: components["schemas"]["Line"];
            readonly text: components["schemas"]["Text"];
        };
        /** @description A purchase price as it is changed: one that is to come in everything, one that holds only in its last day. */
        readonly ChangedPurchasePrice: {
            readonly discount: components["schemas"]["PricePercent"];
            readonly discount2: components["schemas"]["PricePercent"];
            readonly listPrice: components["schemas"]["Price"];
            readonly minQuantity: components["schemas"]["Quantity"];
            /** @description Final price of a piece; null for the list price less both discounts. */
            readonly purchasePrice: components["schemas"]["Price"] | null;
            readonly supplierNumber: components["schemas"]["Line"];
            readonly validFrom: components["schemas"]["Day"] | null;
            readonly validTo: components["schemas"]["Day"] | null;
        };
        /** @description A sale price as it is changed: one that is to come in everything, one that holds only in its last day. */
        readonly ChangedSalePrice: {
            /** @description The only customer it is for, with the right to the CRM; a group beside it is refused. */
            readonly customer: components["schemas"]["Lfdnr"] | null;
            readonly customerGroup: components["schemas"]["Code"] | null;
            /** @description Null where the price is given net. */
            readonly grossPrice: components["schemas"]["Price"] | null;
            /** @description From so many on. */
            readonly minQuantity: components["schemas"]["Quantity"];
            /** @description Null where the price is given with tax. */
            readonly netPrice: components["schemas"]["Price"] | null;
            readonly priceList: components["schemas"]["Code"];
            readonly unit: components["schemas"]["Code"];
            readonly validFrom: components["schemas"]["Day"] | null;
            readonly validTo: components["schemas"]["Day"] | null;
        };
        /** @description What was sold in one unit; units are what tells sales of one article apart. */
        readonly CharacteristicSale: {
            readonly characteristic: components["schemas"]["Named"];
            readonly documents: components["schemas"]["Total"];
            /** @description Without tax; null without the right to see prices. */
            readonly net: components["schemas"]["Sum"] | null;
            readonly quantity: components["schemas"]["Quantity"];
        };
        readonly CharacteristicSales: readonly components["schemas"]["CharacteristicSale"][];
        /** @description A wall-clock time `HH:mm`. */
        readonly ClockTime: string;
        /** @description A code of a master-data list. */
        readonly Code: string;
        /** @description An article or pack that a code stands for. */
        readonly CodeHit: {
            readonly articleDescription: components["schemas"]["Line"];
            readonly artNr: components["schemas"]["ArticleNumber"];
            readonly isActive: boolean;
            /**
             * @description What the code is on the article.
             * @enum {string}
             */
            readonly match: "gtin" | "pack" | "artNr" | "artNr2";
            /** @description Pieces in the base unit that one code stands for. */
            readonly quantity: components["schemas"]["Quantity"];
            readonly unit: components["schemas"]["Line"];
        };
        readonly CodeHits: {
            readonly hits: readonly components["schemas"]["CodeHit"][];
        };
        /** @description A code in an address: letters and digits of ASCII, hyphen and underscore. */
        readonly CodeInPath: string;
        /** @description A choice of a master-data list. */
        readonly CodeOption: {
            readonly bezeichnung: components["schemas"]["Line"];
            readonly code: components["schemas"]["Code"];
        };
        /** @description The choices of a master-data list in their order. */
        readonly CodeOptions: readonly components["schemas"]["CodeOption"][];
        /** @description What a comment says. */
        readonly CommentText: string;
        readonly Company: {
            readonly city: components["schemas"]["Line"];
            readonly country: components["schemas"]["Line"];
            readonly email: components["schemas"]["Line"];
            /** @description Legal form, e.g. `GmbH`. */
            readonly form: components["schemas"]["Line"];
            readonly logo: components["schemas"]["Picture"] | null;
            readonly name: components["schemas"]["Line"];
            readonly postcode: components["schemas"]["Line"];
            readonly street: components["schemas"]["Line"];
            readonly tel: components["schemas"]["Line"];
        };
        readonly CompanyOptions: {
            readonly discountTypes: components["schemas"]["CodeOptions"];
            readonly fibuGroups: components["schemas"]["CodeOptions"];
            readonly industrialSectors: components["schemas"]["CodeOptions"];
            readonly intervals: components["schemas"]["CodeOptions"];
            readonly paymentConditions: components["schemas"]["CodeOptions"];
            readonly salesPersons: components["schemas"]["EmployeeRefs"];
            readonly shippingConditions: components["schemas"]["CodeOptions"];
            readonly shippingMethods: components["schemas"]["CodeOptions"];
            readonly warehouses: components["schemas"]["CodeOptions"];
        };
        /** @description What is known of a company that buys. */
        readonly CompanyPart: {
            /** @description `lfdnr` of the association it belongs to. */
            readonly association: components["schemas"]["Lfdnr"] | null;
            readonly contractNumber: components["schemas"]["Label"];
            readonly deliveryAndPayment: components["schemas"]["DeliveryAndPayment"];
            readonly industrialSectors: readonly components["schemas"]["Code"][];
            readonly uid: components["schemas"]["Uid"];
        };
        /** @description What is known of a company, home or carrier so far. */
        readonly ComparedCompany: {
            readonly address?: {
                readonly city?: components["schemas"]["Line"];
                readonly street?: components["schemas"]["Line"];
                readonly zip?: string;
            };
            /** @description The draft of the wizard, named by the key under which it will be created: who was told apart from it is left out. */
            readonly draft?: components["schemas"]["IdempotencyKey"];
            readonly email?: components["schemas"]["Line"];
            /** @description Counts only for users who may see bank data. */
            readonly iban?: string;
            /** @description The address that is being edited: it and who has been told apart from it are left out. */
            readonly lfdnr?: components["schemas"]["Lfdnr"];
            readonly mobile?: components["schemas"]["Line"];
            readonly name?: components["schemas"]["Line"];
            readonly tel?: components["schemas"]["Line"];
            readonly uid?: string;
        };
        /** @description What is known of a person so far. */
        readonly ComparedPerson: {
            readonly address?: {
                readonly city?: components["schemas"]["Line"];
                readonly street?: components["schemas"]["Line"];
                readonly zip?: string;
            };
            readonly dateOfBirth?: components["schemas"]["Day"] | null;
            /** @description The draft of the wizard, named by the key under which it will be created: who was told apart from it is left out. */
            readonly draft?: components["schemas"]["IdempotencyKey"];
            readonly email?: components["schemas"]["Line"];
            readonly firstname?: components["schemas"]["Line"];
            /** @description Counts only for users who may see bank data. */
            readonly iban?: string;
            readonly lastname?: components["schemas"]["Line"];
            /** @description The address that is being edited: it and who has been told apart from it are left out. */
            readonly lfdnr?: components["schemas"]["Lfdnr"];
            readonly mobile?: components["schemas"]["Line"];
            /** @description Serial and check digit; with `svnrDat` it counts only for users who may see health data. */
            readonly svnr?: string;
            readonly svnrDat?: string;
            readonly tel?: components["schemas"]["Line"];
        };
        /** @description One value of a condition. */
        readonly ConditionValue: string;
        /**
         * @description A wish in an address: said, or left out.
         * @enum {string}
         */
        readonly ConfirmationWish: "true";
        /** @enum {string} */
        readonly ConflictResolution: "none" | "skip" | "shift" | "overbook";
        /** @description How somebody is called and reached. */
        readonly ContactData: {
            readonly address: {
                readonly city: components["schemas"]["Line"];
                /** @description ISO 3166-1 alpha-2. */
                readonly country: string;
                readonly street: components["schemas"]["Line"];
                readonly zip: string;
            };
            /** @description Up to how much the address may owe; null for no limit. */
            readonly creditLimit: components["schemas"]["CreditLimit"] | null;
            readonly dateOfBirth: components["schemas"]["Day"] | null;
            readonly email: string;
            readonly firstname: string;
            /** @description `lfdnr` of a gender; null where it is not known or not a person. */
            readonly gender: components["schemas"]["Lfdnr"] | null;
            /** @description At most 100 letters; for a non-person the whole name. */
            readonly lastname: components["schemas"]["Line"];
            readonly mobile: components["schemas"]["Line"];
            readonly mobileNote: components["schemas"]["Line"];
            /** @description Note of the counter about this address. */
            readonly note: components["schemas"]["Text"];
            readonly salutation: components["schemas"]["Line"];
            readonly tel: components["schemas"]["Line"];
            readonly telNote: components["schemas"]["Line"];
            readonly titleAfter: components["schemas"]["Line"];
            readonly titleBefore: components["schemas"]["Line"];
        };
        readonly ContactPerson: {
            readonly abteilung: components["schemas"]["ListEntry"] | null;
            readonly email: string;
            readonly firstname: components["schemas"]["Line"];
            readonly function: components["schemas"]["ListEntry"] | null;
            /** @description Not only blanks. */
            readonly lastname: components["schemas"]["Line"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly mobile: components["schemas"]["Line"];
            readonly note: components["schemas"]["Text"];
            readonly salutation: components["schemas"]["Line"];
            readonly tel: components["schemas"]["Line"];
            readonly title: components["schemas"]["Line"];
            readonly version: components["schemas"]["Version"];
        };
        readonly ContactPersonContent: {
            /** @description `lfdnr` of a department; null for none. */
            readonly abteilung: components["schemas"]["Lfdnr"] | null;
            readonly email: string;
            readonly firstname: components["schemas"]["Line"];
            /** @description `lfdnr` of a function; null for none. */
            readonly function: components["schemas"]["Lfdnr"] | null;
            /** @description Not only blanks. */
            readonly lastname: components["schemas"]["Line"];
            readonly mobile: components["schemas"]["Line"];
            readonly note: components["schemas"]["Text"];
            readonly salutation: components["schemas"]["Line"];
            readonly tel: components["schemas"]["Line"];
            readonly title: components["schemas"]["Line"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly ContactPersonLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["ContactPerson"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly ContactPersons: readonly components["schemas"]["ContactPerson"][];
        /** @enum {string} */
        readonly ContributionKind: "share" | "fee" | "none";
        /** @description Rule for the own contribution of a carrier's insured, on the day of the document. */
        readonly ContributionRule: {
            readonly bezeichnung: components["schemas"]["Line"];
            readonly carrierMaximum: components["schemas"]["MoneyAmount"] | null;
            readonly fee: components["schemas"]["MoneyAmount"];
            readonly kind: components["schemas"]["ContributionKind"];
            readonly minimum: components["schemas"]["MoneyAmount"];
            readonly ownContributionGroup: components["schemas"]["Line"];
            readonly percent: components["schemas"]["DecimalText"];
        };
        /** @description An article of a count, with all a device needs to count it without a network. */
        readonly CountArticle: {
            readonly articleDescription: components["schemas"]["Line"];
            readonly artNr: components["schemas"]["ArticleNumber"];
            readonly artNr2: components["schemas"]["Line"];
            /** @description Quantity by the book; never in a blind count. */
            readonly expected?: components["schemas"]["Quantity"];
            readonly gtin: components["schemas"]["Gtin"];
            /** @description The reader has counted it in an earlier round; what he counts now is kept and does not count. */
            readonly isClosed: boolean;
            /** @description A recount, and the reader may do it: nobody who has counted before. */
            readonly isMine: boolean;
            readonly lotDuty: boolean;
            readonly packs: readonly components["schemas"]["CountPack"][];
            readonly round: components["schemas"]["CountRound"];
            readonly serialDuty: boolean;
            readonly shelf: components["schemas"]["Shelf"];
            readonly unit: components["schemas"]["Line"];
        };
        readonly CountArticles: {
            readonly articles: readonly components["schemas"]["CountArticle"][];
            /** @description When they were read. */
            readonly at: components["schemas"]["Instant"];
            /** @description Empty where the shop has none. */
            readonly ownCodes: readonly components["schemas"]["OwnCodeRule"][];
        };
        readonly CountBatch: {
            /** @description Made anew by each browser. */
            readonly device: string;
            readonly entries: readonly components["schemas"]["CountEntry"][];
        };
        /** @description Choices for a new count. */
        readonly CountChoices: {
            readonly articleGroups: readonly components["schemas"]["Named"][];
            /** @description People who may count. */
            readonly people: readonly components["schemas"]["CountPerson"][];
            readonly shelves: readonly components["schemas"]["CountShelf"][];
            readonly warehouses: readonly components["schemas"]["Named"][];
        };
        /** @description An article a code stands for, in the count or not. */
        readonly CountCodeHit: {
            readonly article: components["schemas"]["CountArticle"];
            readonly isInCount: boolean;
            /** @description Pieces one code stands for. */
            readonly quantity: components["schemas"]["Quantity"];
        };
        readonly CountCounter: {
            readonly devices: components["schemas"]["Total"];
            /** @description Entries of the log that have arrived. */
            readonly entries: components["schemas"]["Total"];
            readonly lastAt: components["schemas"]["LocalDateTime"] | null;
            readonly name: components["schemas"]["Line"];
            readonly userId: components["schemas"]["Lfdnr"];
        };
        /** @description Counted, at most 2 decimals; less than nothing takes back. */
        readonly CountedQuantity: string;
        /** @description One entry of the log; it is only ever added to. */
        readonly CountEntry: {
            /** @description Null: nobody knows yet what the code stands for. */
            readonly artNr: components["schemas"]["ArticleNumber"] | null;
            /** @description When it was counted, by the clock of the device. */
            readonly at: components["schemas"]["Instant"];
            /** @description As it was read; empty where the article was chosen by hand. */
            readonly code: string;
            /** @description Number of packs of `factor` pieces. */
            readonly count: components["schemas"]["CountedQuantity"];
            readonly expiry: components["schemas"]["Day"] | null;
            readonly factor: components["schemas"]["Quantity"];
            readonly id: components["schemas"]["ScanId"];
            readonly lot: components["schemas"]["LotNumber"];
            readonly note: components["schemas"]["Line"];
            readonly place: components["schemas"]["Shelf"];
            readonly round: components["schemas"]["CountRound"];
            readonly serial: components["schemas"]["LotNumber"];
            /** @description The own entry it takes back; it counts nothing itself. */
            readonly undoes: components["schemas"]["ScanId"] | null;
        };
        /** @enum {string} */
        readonly CountKind: "keyDate" | "permanent";
        /** @description Counted quantity of one lot or serial. */
        readonly CountLabel: {
            readonly book: components["schemas"]["Quantity"];
            readonly counted: components["schemas"]["Quantity"] | null;
            /** @description The day the lot expires, as it is known. */
            readonly expiry: components["schemas"]["Day"] | null;
            /** @description A label that was read says another day. */
            readonly expiryDiffers: boolean;
            readonly lot: components["schemas"]["LotNumber"];
            readonly serial: components["schemas"]["LotNumber"];
        };
        readonly CountLine: {
            readonly articleDescription: components["schemas"]["Line"];
            readonly articleGroup: components["schemas"]["Named"] | null;
            readonly artNr: components["schemas"]["ArticleNumber"];
            readonly block: components["schemas"]["PostBlock"] | null;
            /** @description Quantity by the book at the instant of the count; null where nobody has counted. */
            readonly book: components["schemas"]["Quantity"] | null;
            readonly counted: components["schemas"]["Quantity"] | null;
            readonly countedAt: components["schemas"]["LocalDateTime"] | null;
            readonly counters: readonly components["schemas"]["CountPerson"][];
            readonly difference: components["schemas"]["Quantity"] | null;
            readonly isAboveLimits: boolean;
            readonly isAdded: boolean;
            readonly isPosted: boolean;
            readonly labels: readonly components["schemas"]["CountLabel"][];
            /** @description Something moved between its first and its last entry. */
            readonly movedMeanwhile: boolean;
            readonly reason: components["schemas"]["CountReason"] | null;
            readonly reasonNote: components["schemas"]["Line"];
            /** @description Person asked for the recount. */
            readonly recountBy: components["schemas"]["CountPerson"] | null;
            /** @description Promised to customers and perhaps picked already. */
            readonly reserved: components["schemas"]["Quantity"];
            readonly round: components["schemas"]["CountRound"];
            readonly shelf: components["schemas"]["Shelf"];
            readonly state: components["schemas"]["CountState"];
            readonly unit: components["schemas"]["Line"];
            /** @description The difference in euros; with the right to costs. */
            readonly value?: components["schemas"]["Price"] | null;
        };
        readonly CountLinePage: {
            readonly rows: readonly components["schemas"]["CountLine"][];
            /** @description Of the whole count. */
            readonly sums: {
                readonly blocked: components["schemas"]["Total"];
                readonly different: components["schemas"]["Total"];
                readonly shortage: components["schemas"]["Quantity"];
                /** @description In pieces, too much and missing apart. */
                readonly surplus: components["schemas"]["Quantity"];
                /** @description In euros; with the right to costs. */
                readonly value?: components["schemas"]["Price"];
            };
            readonly total: components["schemas"]["Total"];
        };
        readonly CountLineQuestion: {
            /** @default asc */
            readonly direction: components["schemas"]["SortDirection"];
            /** @description Only what cannot be posted yet. */
            readonly isBlocked?: boolean;
            /** @default 1 */
            readonly page: components["schemas"]["PageNumber"];
            /** @description Number or a part of the name. */
            readonly q?: string;
            /** @default 50 */
            readonly size: components["schemas"]["PageSize"];
            /** @default shelf */
            readonly sort: components["schemas"]["CountLineSort"];
            readonly state?: readonly components["schemas"]["CountState"][];
        };
        /** @enum {string} */
        readonly CountLineSort: "shelf" | "artNr" | "articleDescription" | "articleGroup" | "state" | "difference" | "value" | "countedAt";
        readonly CountLog: {
            readonly entries: readonly components["schemas"]["StoredCountEntry"][];
        };
        readonly CountPack: {
            readonly gtin: components["schemas"]["Gtin"];
            readonly quantity: components["schemas"]["Quantity"];
            readonly unit: components["schemas"]["Line"];
        };
        readonly CountPerson: {
            readonly name: components["schemas"]["Line"];
            readonly userId: components["schemas"]["Lfdnr"];
        };
        readonly CountProgress: {
            readonly articles: components["schemas"]["Total"];
            readonly counted: components["schemas"]["Total"];
            readonly different?: components["schemas"]["Total"];
            /** @description Of a blind count only for who leads it, as are the two below. */
            readonly equal?: components["schemas"]["Total"];
            readonly unknown?: components["schemas"]["Total"];
            readonly untouched: components["schemas"]["Total"];
        };
        /**
         * @description Why a count differs from the book.
         * @enum {string}
         */
        readonly CountReason: "shrinkage" | "breakage" | "expired" | "mixedUp" | "misposted" | "found" | "other";
        readonly CountReceipt: {
            /** @description They came after the release and do not count. */
            readonly isLate: boolean;
            /** @description Of these, how many were there before. */
            readonly known: components["schemas"]["Total"];
            /** @description Entries that are stored now. */
            readonly stored: components["schemas"]["Total"];
        };
        readonly Countries: readonly components["schemas"]["Country"][];
        /**
         * Format: int32
         * @description Which count of an article it is: 1, then 2 for its recount and so on.
         */
        readonly CountRound: number;
        readonly Country: {
            readonly bezeichnung: components["schemas"]["Line"];
            /** @description ISO 3166-1 alpha-2. */
            readonly code: string;
        };
        readonly CountSession: {
            readonly articleGroups: readonly components["schemas"]["Named"][];
            readonly counters: readonly components["schemas"]["CountCounter"][];
            readonly createdAt: components["schemas"]["LocalDateTime"];
            readonly createdBy: components["schemas"]["Line"] | null;
            readonly isBlind: boolean;
            /** @description The reader has released it, and so does not post it. */
            readonly isOwnRelease: boolean;
            readonly keyDate: components["schemas"]["Day"] | null;
            readonly kind: components["schemas"]["CountKind"];
            /** @description Entries that came after the release; they count once the count goes back to review. */
            readonly lateEntries: components["schemas"]["Total"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly limits: components["schemas"]["RecountLimits"];
            readonly postedAt: components["schemas"]["LocalDateTime"] | null;
            readonly postedBy: components["schemas"]["Line"] | null;
            readonly progress: components["schemas"]["CountProgress"];
            readonly releasedAt: components["schemas"]["LocalDateTime"] | null;
            readonly releasedBy: components["schemas"]["Line"] | null;
            readonly shelves: readonly components["schemas"]["Shelf"][];
            readonly state: components["schemas"]["CountSessionState"];
            readonly title: components["schemas"]["Line"];
            /** @description Codes nobody knows yet. */
            readonly unknownCodes: components["schemas"]["Total"];
            readonly version: components["schemas"]["Version"];
            readonly warehouse: components["schemas"]["Named"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly CountSessionLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["CountSession"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly CountSessionPage: {
            readonly rows: readonly components["schemas"]["CountSessionRow"][];
            readonly total: components["schemas"]["Total"];
        };
        readonly CountSessionQuestion: {
            /** @default desc */
            readonly direction: components["schemas"]["SortDirection"];
            /** @default 1 */
            readonly page: components["schemas"]["PageNumber"];
            /** @description Words of the title, or the number. */
            readonly q?: string;
            /** @default 50 */
            readonly size: components["schemas"]["PageSize"];
            /** @default createdAt */
            readonly sort: components["schemas"]["CountSessionSort"];
            readonly state?: readonly components["schemas"]["CountSessionState"][];
            readonly warehouse?: readonly components["schemas"]["Code"][];
        };
        readonly CountSessionRow: {
            readonly articles: components["schemas"]["Total"];
            readonly counted: components["schemas"]["Total"];
            readonly counters: components["schemas"]["Total"];
            readonly createdAt: components["schemas"]["LocalDateTime"];
            readonly createdBy: components["schemas"]["Line"] | null;
            readonly isBlind: boolean;
            readonly keyDate: components["schemas"]["Day"] | null;
            readonly kind: components["schemas"]["CountKind"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly state: components["schemas"]["CountSessionState"];
            readonly title: components["schemas"]["Line"];
            readonly warehouse: components["schemas"]["Named"];
        };
        /** @enum {string} */
        readonly CountSessionSort: "createdAt" | "title" | "warehouse" | "state";
        /** @enum {string} */
        readonly CountSessionState: "counting" | "review" | "released" | "posted" | "cancelled";
        readonly CountShelf: {
            readonly articles: components["schemas"]["Total"];
            readonly shelf: components["schemas"]["Shelf"];
            readonly warehouse: components["schemas"]["Code"];
        };
        /**
         * @description State of an article in a count; in a blind count, counters are told `counted` in place of equal and different.
         * @enum {string}
         */
        readonly CountState: "untouched" | "counted" | "equal" | "different" | "unknown";
        readonly Credentials: {
            readonly password: string;
            readonly username: string;
        };
        /** @description Up to how much somebody may owe: euro, at most two decimals, a dot before them. */
        readonly CreditLimit: string;
        readonly CreditState: {
            readonly limit: components["schemas"]["MoneyAmount"];
            readonly open: components["schemas"]["MoneyAmount"];
        };
        readonly CrmSettings: {
            /** @description The columns of the address list, in their order. */
            readonly columns: readonly components["schemas"]["Code"][];
            readonly views?: readonly components["schemas"]["CrmView"][];
        };
        /** @description A search in the address list that was given a name. */
        readonly CrmView: {
            readonly name: string;
            /** @description The list's own query, as it stands in the address bar. */
            readonly query: string;
        };
        readonly CustomerGroup: {
            readonly bezeichnung: components["schemas"]["Line"];
            readonly code: components["schemas"]["Code"];
        };
        /** @description The customer group that an address shall belong to. */
        readonly CustomerGroupChoice: {
            readonly customerGroup: {
                readonly code: components["schemas"]["Code"];
            };
        };
        readonly CustomerGroupRelation: {
            readonly customerGroup: components["schemas"]["CustomerGroup"];
        };
        readonly CustomerGroupRelations: readonly components["schemas"]["CustomerGroupRelation"][];
        readonly CustomerGroups: readonly components["schemas"]["CustomerGroup"][];
        /** @description What the user has arranged, by breakpoint; a breakpoint that is missing was not arranged. */
        readonly DashboardSettings: {
            readonly lg?: components["schemas"]["WidgetPlaces"];
            readonly md?: components["schemas"]["WidgetPlaces"];
            readonly sm?: components["schemas"]["WidgetPlaces"];
            readonly xs?: components["schemas"]["WidgetPlaces"];
            readonly xxs?: components["schemas"]["WidgetPlaces"];
        };
        /**
         * @description How long one point of a statistic lasts.
         * @enum {string}
         */
        readonly DataPoint: "month" | "quarter" | "year";
        /**
         * @description What a user may read and write beside the apps: data of patients and insurance numbers, bank accounts, what articles
         *     cost, changes of articles and stock.
         * @enum {string}
         */
        readonly DataRight: "health" | "bank" | "costs" | "articlesEdit" | "overbook" | "merge" | "prices" | "documentsIssue" | "documentsCredit" | "documentsBackdate" | "countLead" | "countPost";
        /** @description A calendar day without a zone, `YYYY-MM-DD`. */
        readonly Day: string;
        /** @description A decimal as a text, `12.345`. */
        readonly DecimalText: string;
        /** @description A deleted interaction, which can be restored for 30 days. */
        readonly DeletedInteraction: {
            /** @description Who noted it. */
            readonly author: components["schemas"]["Line"];
            readonly channel: components["schemas"]["InteractionChannel"];
            /** @description When it was; not on a later day than today. */
            readonly dateTime: components["schemas"]["LocalDateTime"];
            /** @description When it was deleted. */
            readonly deleted: components["schemas"]["LocalDateTime"];
            readonly deletedBy: components["schemas"]["Line"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            /** @description Noted by the caller, who alone can change it: what stands under a name was written by its bearer. */
            readonly own: boolean;
            /** @description In a few words; not only blanks. */
            readonly subject: components["schemas"]["Line"];
            readonly text: components["schemas"]["Text"];
            readonly version: components["schemas"]["Version"];
            /** @description Set when the interaction belongs to a document. */
            readonly wf_cid: components["schemas"]["WfCid"] | null;
        };
        readonly DeletedInteractions: readonly components["schemas"]["DeletedInteraction"][];
        /** @description How a supplier delivers and is ordered from. */
        readonly DeliveryAndOrder: {
            readonly associationVat: boolean;
            readonly collectiveDeliveryNoteInterval: components["schemas"]["Code"] | null;
            readonly collectiveInvoiceInterval: components["schemas"]["Code"] | null;
            readonly creditorNumber: components["schemas"]["Label"];
            /**
             * Format: int32
             * @description Decimals of ordered quantities.
             */
            readonly decimalPlaces: number;
            readonly directBranchShipping: boolean;
            readonly directCustomerDelivery: boolean;
            readonly minimumOrderValue: components["schemas"]["Amount"] | null;
            readonly openedPacks: boolean;
            readonly priceOnDelivery: boolean;
            readonly priceOnDemand: boolean;
            readonly shippingCondition: components["schemas"]["Code"] | null;
            readonly shippingMethod: components["schemas"]["Code"] | null;
        };
        /** @description How a company gets goods and pays for them. */
        readonly DeliveryAndPayment: {
            readonly associationIsInvoiceAddress: boolean;
            readonly collectiveDeliveryNoteInterval: components["schemas"]["Code"] | null;
            readonly collectiveInvoiceInterval: components["schemas"]["Code"] | null;
            readonly discount: components["schemas"]["Percent"] | null;
            readonly discountType: components["schemas"]["Code"] | null;
            readonly fibuGroup: components["schemas"]["Code"] | null;
            readonly paymentCondition: components["schemas"]["Code"] | null;
            /** @description `lfdnr` of an employee. */
            readonly salesPerson: components["schemas"]["Lfdnr"] | null;
            readonly shippingCondition: components["schemas"]["Code"] | null;
            readonly shippingMethod: components["schemas"]["Code"] | null;
            readonly warehouse: components["schemas"]["Code"] | null;
        };
        /** @description Handover of goods, with the name of the person who takes them over. */
        readonly DeliveryEntry: {
            readonly signedBy: string;
        };
        /** @enum {string} */
        readonly DemandKind: "commissioned" | "ordered";
        readonly Diseases: {
            /** @description Which ones; empty where none is known. */
            readonly allergies: string;
            readonly angiopathie: boolean;
            readonly diabetes: boolean;
            readonly neuropathie: boolean;
        };
        /** @description Tells a draft or an address apart from another address; one of `draft` and `lfdnr` says from which. */
        readonly Distinction: {
            /**
             * @description False takes it back.
             * @default true
             */
            readonly distinct: boolean;
            readonly draft?: components["schemas"]["IdempotencyKey"];
            readonly lfdnr?: components["schemas"]["Lfdnr"];
            /** @description Who it is not. */
            readonly other: components["schemas"]["Lfdnr"];
            /** @description Why it is somebody else, in at least three letters; kept with the decision and in the audit log. */
            readonly reason?: string;
        };
        /** @description A doctor as the search for one shows it. */
        readonly DoctorHit: {
            readonly city: components["schemas"]["Line"];
            readonly hvnr: components["schemas"]["Hvnr"];
            /** @description `lfdnr` of the doctor's address. */
            readonly key: components["schemas"]["Lfdnr"];
            readonly name: components["schemas"]["Line"];
            /** @description Medical subject as a word; empty where it is not known. */
            readonly subject: components["schemas"]["Line"];
            readonly zip: components["schemas"]["Line"];
        };
        readonly DoctorHits: readonly components["schemas"]["DoctorHit"][];
        readonly DoctorOptions: {
            readonly subjects: components["schemas"]["CodeOptions"];
        };
        /** @description What is known of a doctor. */
        readonly DoctorPart: {
            readonly hvnr: components["schemas"]["Hvnr"];
            /** @description Code of a medical subject. */
            readonly subject: components["schemas"]["Code"] | null;
        };
        readonly Document: {
            readonly date: components["schemas"]["Day"];
            readonly name: components["schemas"]["Line"];
            readonly nr: components["schemas"]["Line"];
            /** @description E.g. `RE` for an invoice. */
            readonly shortType: components["schemas"]["Line"];
            readonly state: components["schemas"]["Line"];
            readonly wf_cid: components["schemas"]["WfCid"];
        };
        /** @description A condition of the search; of several values any has to hold. */
        readonly DocumentCondition: {
            readonly key: components["schemas"]["DocumentConditionKey"];
            readonly values: readonly components["schemas"]["ConditionValue"][];
        };
        /**
         * @description By what documents are searched; what each one means and who may ask it is declared in the domain.
         * @enum {string}
         */
        readonly DocumentConditionKey: "number" | "documentType" | "movementType" | "documentGroup" | "statusFrom" | "statusTo" | "createdFrom" | "createdTo" | "deliveryFrom" | "deliveryTo" | "preferredFrom" | "preferredTo" | "billingFrom" | "billingTo" | "createdBy" | "location" | "formGroup" | "customerSupplier" | "association" | "invoiceAddress" | "deliveryAddress" | "residence" | "salesPerson" | "healthInsurance" | "name" | "plzFrom" | "plzTo" | "country" | "remark" | "address" | "doctor" | "customerGroup" | "deductible" | "vos" | "kvCreated" | "permanentCare" | "careType" | "interval" | "quarter" | "openAT" | "lastDeliveryFrom" | "lastDeliveryTo" | "vsdWithoutLastDelivery" | "reminderFrom" | "reminderTo" | "firstCare" | "billingDate" | "billingType" | "deliveryCondition" | "deliveryType" | "fibuAccount" | "billingLocation" | "terminal" | "article" | "charge" | "client" | "driver" | "internalId" | "object" | "positionText" | "processStateFrom" | "processStateTo" | "quantityId" | "referenceNumber" | "serialNumber" | "signature";
        /** @description How documents for a health insurance company are made. */
        readonly DocumentControl: {
            readonly autoFreeAdmission: boolean;
            readonly checkState: components["schemas"]["Code"] | null;
            readonly collectiveInvoiceCoverSheet: components["schemas"]["Code"] | null;
            readonly collectiveInvoiceInterval: components["schemas"]["Code"] | null;
            readonly collectiveInvoiceType: components["schemas"]["Code"] | null;
            readonly dataCarrier: components["schemas"]["Code"] | null;
            readonly excess: components["schemas"]["Code"] | null;
            readonly grossPrices: boolean;
            readonly groupInvoice: boolean;
            readonly lumSumExcessCode: components["schemas"]["Code"] | null;
            readonly ownContributionGroup: components["schemas"]["Code"] | null;
        };
        readonly DocumentCounts: {
            /** @description Of the reader's own filters, then of shared ones, at most 20. */
            readonly filters: readonly components["schemas"]["DocumentFilterCount"][];
            readonly views: readonly components["schemas"]["DocumentViewCount"][];
        };
        /** @description A document in full. */
        readonly DocumentDetail: {
            readonly addressCity: components["schemas"]["Line"];
            readonly addressLfdnr: components["schemas"]["Lfdnr"];
            readonly addressName: components["schemas"]["Line"];
            readonly billingCondition: components["schemas"]["Line"];
            readonly billingDate: components["schemas"]["Day"] | null;
            readonly chain: readonly components["schemas"]["ChainDocument"][];
            readonly createdAt: components["schemas"]["LocalDateTime"];
            readonly createdBy: components["schemas"]["Line"] | null;
            readonly date: components["schemas"]["Day"];
            readonly deliveryDate: components["schemas"]["Day"] | null;
            readonly deliveryType: components["schemas"]["Line"] | null;
            readonly discount: components["schemas"]["DecimalText"] | null;
            readonly dueDate: components["schemas"]["Day"] | null;
            readonly events: readonly components["schemas"]["DocumentEvent"][];
            readonly footText: components["schemas"]["Text"];
            readonly gross: components["schemas"]["MoneyAmount"] | null;
            readonly headText: components["schemas"]["Text"];
            /** @description Null without the right to data of patients, and for documents that tell nothing of health. */
            readonly health: components["schemas"]["DocumentHealth"] | null;
            readonly isGross: boolean;
            readonly isIssued: boolean;
            readonly isPatient: boolean;
            readonly name: components["schemas"]["Line"];
            /** @description Null for who may not see it, like all prices and amounts. */
            readonly net: components["schemas"]["MoneyAmount"] | null;
            /** @description In the order of their ranks; none for types whose state follows from what becomes of them. */
            readonly nextStates: readonly components["schemas"]["NextDocumentState"][];
            /** @description Empty for a draft. */
            readonly nr: components["schemas"]["Line"];
            readonly openAmount: components["schemas"]["MoneyAmount"] | null;
            readonly orderReference: components["schemas"]["Line"];
            readonly payments: readonly components["schemas"]["DocumentPayment"][];
            readonly positions: readonly components["schemas"]["DocumentPosition"][];
            readonly preferredDate: components["schemas"]["Day"] | null;
            /**
             * Format: int32
             * @description 10 draft … 90 done, 99 cancelled; the same in every type.
             */
            readonly rank: number;
            readonly rates: readonly components["schemas"]["DocumentRate"][];
            readonly recipient: components["schemas"]["DocumentRecipient"];
            readonly remark: components["schemas"]["Text"];
            readonly residence: components["schemas"]["DocumentParty"] | null;
            readonly salesPerson: components["schemas"]["DocumentParty"] | null;
            /** @description E.g. `RE` for an invoice. */
            readonly shortType: components["schemas"]["Line"];
            readonly state: components["schemas"]["Line"];
            /** @description In full, e.g. "Rechnung". */
            readonly typeName: components["schemas"]["Line"];
            readonly vat: components["schemas"]["MoneyAmount"] | null;
            readonly version: components["schemas"]["Version"];
            readonly wf_cid: components["schemas"]["WfCid"];
        };
        readonly DocumentEvent: {
            readonly author: components["schemas"]["Line"];
            readonly dateTime: components["schemas"]["LocalDateTime"];
            readonly from: components["schemas"]["Line"];
            readonly kind: components["schemas"]["DocumentEventKind"];
            readonly to: components["schemas"]["Line"];
        };
        /** @enum {string} */
        readonly DocumentEventKind: "created" | "changed" | "issued" | "state" | "upgraded" | "paid" | "credited" | "cancelled" | "delivered" | "noBusiness" | "business";
        /** @description Which documents are exported, in which order, and what of them. */
        readonly DocumentExport: {
            /** @description In the order of the file. */
            readonly columns: readonly components["schemas"]["DocumentExportColumn"][];
            readonly conditions?: readonly components["schemas"]["DocumentCondition"][];
            /**
             * @default desc
             * @enum {string}
             */
            readonly direction: "asc" | "desc";
            /** @description Number, or words of the name of document or customer. */
            readonly q?: string;
            /** @default date */
            readonly sort: components["schemas"]["DocumentSort"];
            /** @default all */
            readonly view: components["schemas"]["DocumentView"];
        };
        /**
         * @description A column of the file; what tells of health or prices needs the right to it.
         * @enum {string}
         */
        readonly DocumentExportColumn: "nr" | "type" | "name" | "customerNumber" | "customer" | "plz" | "city" | "date" | "delivery" | "preferred" | "due" | "state" | "net" | "vat" | "gross" | "open" | "orderReference" | "insurance" | "prescriptionState" | "careType" | "patientShare" | "carrierShare";
        /** @description A search that was given a name. */
        readonly DocumentFilter: {
            /** @description As they were saved; one that is not known any more stays until it is taken out. */
            readonly conditions: readonly components["schemas"]["StoredCondition"][];
            readonly id: components["schemas"]["Lfdnr"];
            /** @description The reader's documents open with it. */
            readonly isDefault: boolean;
            /** @description The reader has made it. */
            readonly isOwn: boolean;
            /** @description Everybody with the app sees it. */
            readonly isShared: boolean;
            readonly name: components["schemas"]["Line"];
            readonly q: string;
            readonly version: components["schemas"]["Version"];
            readonly view: components["schemas"]["DocumentView"];
        };
        readonly DocumentFilterCount: {
            /** @description No further counted than 1 000; null where the reader may not ask for it, or where the count would take too long. */
            readonly count: number | null;
            readonly id: components["schemas"]["Lfdnr"];
        };
        readonly DocumentFilterEntry: {
            readonly conditions?: readonly components["schemas"]["DocumentCondition"][];
            /** @default false */
            readonly isDefault: boolean;
            /** @default false */
            readonly isShared: boolean;
            readonly name: components["schemas"]["DocumentFilterName"];
            /** @description Number, or words of the name of document or customer. */
            readonly q?: string;
            /** @default all */
            readonly view: components["schemas"]["DocumentView"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly DocumentFilterLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["DocumentFilter"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        /** @description The name of a filter; not only blanks. */
        readonly DocumentFilterName: string;
        readonly DocumentFilters: readonly components["schemas"]["DocumentFilter"][];
        readonly DocumentFoot: {
            readonly billingCondition: components["schemas"]["Line"];
            readonly deliveryCondition: components["schemas"]["Line"] | null;
            readonly deliveryDate: components["schemas"]["Day"] | null;
            readonly deliveryType: components["schemas"]["Line"] | null;
            readonly discount: components["schemas"]["DecimalText"];
            readonly footText: components["schemas"]["Text"];
            readonly headText: components["schemas"]["Text"];
            readonly isGoodsReturned: boolean;
            readonly isGross: boolean;
            readonly isRecipientNoBusiness: boolean;
            readonly location: components["schemas"]["Line"];
            readonly orderReference: components["schemas"]["Line"];
            readonly preferredDate: components["schemas"]["Day"] | null;
            readonly remark: components["schemas"]["Text"];
        };
        /** @description Conditions and words of a document. */
        readonly DocumentFootEntry: {
            /** @default 30T */
            readonly billingCondition: components["schemas"]["Code"];
            /** @default null */
            readonly deliveryCondition: components["schemas"]["Code"] | null;
            /** @default null */
            readonly deliveryDate: components["schemas"]["Day"] | null;
            /** @default null */
            readonly deliveryType: components["schemas"]["Code"] | null;
            /** @default 0 */
            readonly discount: components["schemas"]["PositionDiscount"];
            /** @default  */
            readonly footText: string;
            /** @default  */
            readonly headText: string;
            /**
             * @description Of a credit note: the goods came back into the warehouse.
             * @default false
             */
            readonly isGoodsReturned: boolean;
            /** @default false */
            readonly isGross: boolean;
            /**
             * @description The one the invoice goes to is no business within the meaning of the UStG, such as a club or a municipality: above
             *     10 000 € its UID is not asked for then. The history keeps who said so.
             * @default false
             */
            readonly isRecipientNoBusiness: boolean;
            /**
             * @description The branch, and the warehouse from which goods are taken.
             * @default ZENTRAL
             */
            readonly location: components["schemas"]["Code"];
            /** @default  */
            readonly orderReference: string;
            /** @default null */
            readonly preferredDate: components["schemas"]["Day"] | null;
            /** @default  */
            readonly remark: string;
        };
        readonly DocumentHead: {
            readonly association: components["schemas"]["DocumentParty"] | null;
            readonly customer: components["schemas"]["DocumentParty"];
            /** @description Null without the right to data of patients. */
            readonly doctor: components["schemas"]["DocumentParty"] | null;
            readonly documentType: components["schemas"]["Line"];
            /** @description Null without the right to data of patients. */
            readonly prescriptionState: components["schemas"]["Line"] | null;
        };
        /** @description To whom a document is due and what stands over it, as it is entered; what is left out stays as it is. */
        readonly DocumentHeadEntry: {
            readonly associationId?: components["schemas"]["Lfdnr"] | null;
            readonly deliveryAddressId?: components["schemas"]["Lfdnr"] | null;
            /** @description Only with the right to data of patients, like all that follows. */
            readonly doctorId?: components["schemas"]["Lfdnr"] | null;
            readonly insuredData?: components["schemas"]["InsuredEntry"];
            readonly invoiceAddressId?: components["schemas"]["Lfdnr"] | null;
            readonly prescriptionState?: components["schemas"]["Code"];
        };
        readonly DocumentHeadExtended: {
            readonly deliveryAddress: components["schemas"]["DocumentParty"] | null;
            readonly insuredData: components["schemas"]["InsuredData"] | null;
            readonly invoiceAddress: components["schemas"]["DocumentParty"] | null;
        };
        /** @description What a document tells of somebody's health; only with the right to it. */
        readonly DocumentHealth: {
            readonly careType: components["schemas"]["Line"] | null;
            readonly carrierShare: components["schemas"]["MoneyAmount"] | null;
            readonly deductibleState: components["schemas"]["Line"];
            readonly diagnosis: components["schemas"]["Text"];
            readonly doctor: components["schemas"]["DocumentParty"] | null;
            readonly insurance: components["schemas"]["DocumentParty"] | null;
            readonly insuredGroup: components["schemas"]["Line"] | null;
            readonly interval: components["schemas"]["Line"] | null;
            readonly kvCreated: boolean;
            readonly patientShare: components["schemas"]["MoneyAmount"] | null;
            readonly permanentCare: boolean;
            readonly prescriptionState: components["schemas"]["Line"];
        };
        readonly DocumentHit: {
            readonly id: components["schemas"]["Lfdnr"];
            readonly name: components["schemas"]["Line"];
            readonly object: {
                readonly addressLfdnr: components["schemas"]["Lfdnr"];
                readonly date: components["schemas"]["Day"];
                readonly shortType: components["schemas"]["Line"];
                readonly state: components["schemas"]["Line"];
                readonly wf_cid: components["schemas"]["WfCid"];
            };
            /** @enum {string} */
            readonly type: "DOCUMENT";
        };
        /** @description An entry of a list. */
        readonly DocumentInformation: {
            readonly bezeichnung: components["schemas"]["Line"];
            readonly code: components["schemas"]["Code"];
            /** @description Its order, where the list has one that counts. */
            readonly rank: number | null;
        };
        readonly DocumentInformationEntries: readonly components["schemas"]["DocumentInformation"][];
        /**
         * @description The lists from which fields of documents and conditions of their search are chosen.
         * @enum {string}
         */
        readonly DocumentInformationList: "types" | "status" | "salespersons" | "branch-offices" | "warehouses" | "prescriptionStates" | "objects" | "currencies" | "priceLists" | "insuredData" | "residences" | "deductibleStates" | "clients" | "processStates" | "careTypes" | "contactPersons" | "healthInsuranceCompanies" | "deliveryTypes" | "deliveryConditions" | "billingTypes" | "billingConditions" | "documentTypes" | "movementTypes" | "documentGroups" | "editors" | "formGroups" | "countries" | "customerGroups" | "intervals" | "quarters" | "fibuAccounts" | "terminals" | "locations";
        /** @description A device with its serial number. */
        readonly DocumentObject: {
            readonly articleNumber: components["schemas"]["Line"] | null;
            readonly bezeichnung: components["schemas"]["Line"];
            readonly id: components["schemas"]["Lfdnr"];
            readonly serialNumber: components["schemas"]["Line"];
        };
        readonly DocumentObjectPictures: readonly components["schemas"]["Picture"][];
        readonly DocumentObjects: readonly components["schemas"]["DocumentObject"][];
        readonly DocumentPage: {
            readonly rows: readonly components["schemas"]["Document"][];
            readonly total: components["schemas"]["Total"];
        };
        /** @description An address a document names. */
        readonly DocumentParty: {
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly name: components["schemas"]["Line"];
        };
        readonly DocumentPayment: {
            readonly amount: components["schemas"]["MoneyAmount"] | null;
            readonly author: components["schemas"]["Line"];
            readonly date: components["schemas"]["Day"];
            readonly id: components["schemas"]["Lfdnr"];
            readonly paymentType: components["schemas"]["Line"];
        };
        /** @description A position of a document. */
        readonly DocumentPosition: {
            readonly amount: components["schemas"]["MoneyAmount"] | null;
            readonly articleNumber: components["schemas"]["Line"] | null;
            readonly discount: components["schemas"]["DecimalText"] | null;
            readonly discount2: components["schemas"]["DecimalText"] | null;
            readonly id: components["schemas"]["Lfdnr"];
            readonly kind: components["schemas"]["PositionKind"];
            readonly lot: components["schemas"]["Line"] | null;
            /** @description What follow-ups have not drawn yet. */
            readonly openQuantity: components["schemas"]["DecimalText"];
            /** Format: int32 */
            readonly position: number;
            /** @description Of one unit, net or gross as the document is. */
            readonly price: components["schemas"]["DecimalText"] | null;
            /** Format: int32 */
            readonly processState: number;
            readonly quantity: components["schemas"]["DecimalText"];
            readonly referenceNumber: components["schemas"]["Line"] | null;
            readonly serialNumber: components["schemas"]["Line"] | null;
            readonly text: components["schemas"]["Text"];
            readonly unit: components["schemas"]["Line"];
            readonly vatRate: components["schemas"]["DecimalText"];
        };
        readonly DocumentQuestion: {
            readonly conditions?: readonly components["schemas"]["DocumentCondition"][];
            /**
             * @default desc
             * @enum {string}
             */
            readonly direction: "asc" | "desc";
            /** @default 1 */
            readonly page: components["schemas"]["PageNumber"];
            /** @description Number, or words of the name of document or customer. */
            readonly q?: string;
            /** @default 50 */
            readonly size: components["schemas"]["PageSize"];
            /** @default date */
            readonly sort: components["schemas"]["DocumentSort"];
            /** @default all */
            readonly view: components["schemas"]["DocumentView"];
        };
        /** @description The amounts of one rate of tax. */
        readonly DocumentRate: {
            readonly gross: components["schemas"]["MoneyAmount"];
            readonly net: components["schemas"]["MoneyAmount"];
            readonly rate: components["schemas"]["DecimalText"];
            readonly vat: components["schemas"]["MoneyAmount"];
        };
        /** @description To whom the paper goes, as it was at issue. */
        readonly DocumentRecipient: {
            readonly city: components["schemas"]["Line"];
            readonly country: components["schemas"]["Line"];
            readonly name: components["schemas"]["Line"];
            readonly plz: components["schemas"]["Line"];
            readonly street: components["schemas"]["Line"];
        };
        /** @description A document in a list. */
        readonly DocumentRow: {
            readonly addressCity: components["schemas"]["Line"];
            readonly addressLfdnr: components["schemas"]["Lfdnr"];
            readonly addressName: components["schemas"]["Line"];
            readonly date: components["schemas"]["Day"];
            readonly deliveryDate: components["schemas"]["Day"] | null;
            readonly gross: components["schemas"]["MoneyAmount"] | null;
            readonly name: components["schemas"]["Line"];
            /** @description Null for who may not see it, like all prices and amounts. */
            readonly net: components["schemas"]["MoneyAmount"] | null;
            /** @description Empty for a draft. */
            readonly nr: components["schemas"]["Line"];
            readonly openAmount: components["schemas"]["MoneyAmount"] | null;
            /**
             * Format: int32
             * @description 10 draft … 90 done, 99 cancelled; the same in every type.
             */
            readonly rank: number;
            /** @description E.g. `RE` for an invoice. */
            readonly shortType: components["schemas"]["Line"];
            readonly state: components["schemas"]["Line"];
            readonly wf_cid: components["schemas"]["WfCid"];
        };
        readonly DocumentRows: {
            readonly rows: readonly components["schemas"]["DocumentRow"][];
            /** @description Null for more documents than are counted, and for who sees no prices. */
            readonly sums: components["schemas"]["DocumentSums"] | null;
            /** @description No further counted than 10 000. */
            readonly total: components["schemas"]["Total"];
        };
        /** @enum {string} */
        readonly DocumentSort: "date" | "nr" | "type" | "state" | "gross" | "delivery";
        /**
         * @description What is in the way of a state: the document is not issued or given up, follow-ups have brought it further, or a right is missing.
         * @enum {string}
         */
        readonly DocumentStateBlock: "draft" | "cancelled" | "followed" | "notAllowed";
        /** @description What the documents of a list come to whose amounts the reader may see. */
        readonly DocumentSums: {
            readonly gross: components["schemas"]["MoneyAmount"];
            readonly net: components["schemas"]["MoneyAmount"];
            readonly open: components["schemas"]["MoneyAmount"];
        };
        /**
         * @description What people look for most.
         * @enum {string}
         */
        readonly DocumentView: "all" | "open" | "mine" | "overdue" | "withoutPrescription" | "thisWeek";
        readonly DocumentViewCount: {
            /** @description No further counted than 1 000; null where the reader may not ask for it, or where the count would take too long. */
            readonly count: number | null;
            readonly view: components["schemas"]["DocumentView"];
        };
        /** @description The document that was faster. */
        readonly DrawnBy: {
            readonly addressLfdnr: components["schemas"]["Lfdnr"];
            /** @description Empty for a draft. */
            readonly nr: components["schemas"]["Line"];
            readonly shortType: components["schemas"]["Line"];
            readonly wf_cid: components["schemas"]["WfCid"];
        };
        /** @description Problem with the document that has drawn what was open. */
        readonly DrawnProblem: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly drawnBy?: components["schemas"]["DrawnBy"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        /** @description An address that may be the one that is about to be entered. */
        readonly DuplicateCandidate: {
            readonly addressTypes: readonly components["schemas"]["AddressTypeName"][];
            /** @description Null for companies, and where it is not known. */
            readonly dateOfBirth: components["schemas"]["Day"] | null;
            readonly email?: string;
            readonly kdOrt: components["schemas"]["Line"];
            readonly kdPlz: components["schemas"]["Line"];
            readonly kdStrasse: components["schemas"]["Line"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            /** @description The mobile number, where one is known. */
            readonly mobile?: components["schemas"]["Line"];
            readonly name: components["schemas"]["Line"];
            readonly reasons: readonly components["schemas"]["DuplicateReason"][];
            /**
             * Format: int32
             * @description How sure it is; 100 is a proof.
             */
            readonly score: number;
            /** @description The number to call, landline before mobile; empty where none is known. */
            readonly tel: components["schemas"]["Line"];
        };
        readonly DuplicateCandidates: readonly components["schemas"]["DuplicateCandidate"][];
        /**
         * @description Why two records may be one, the weightiest first.
         * @enum {string}
         */
        readonly DuplicateReason: "sameSvnr" | "sameUid" | "sameName" | "swappedName" | "soundsAlike" | "similarName" | "partOfName" | "otherLastname" | "sameLastname" | "sameBirthDate" | "swappedBirthDate" | "similarBirthDate" | "sameIban" | "sameEmail" | "samePhone" | "sameAddress" | "sameStreet" | "samePlace";
        readonly EmployeeOptions: {
            readonly healthInsuranceCompanies: components["schemas"]["InsuranceRefs"];
            readonly users: components["schemas"]["UserOptions"];
            readonly warehouses: components["schemas"]["CodeOptions"];
        };
        /** @description What is known of an employee. */
        readonly EmployeePart: {
            readonly entryDate: components["schemas"]["Day"] | null;
            readonly exitDate: components["schemas"]["Day"] | null;
            /** @description `lfdnr` of a health insurance company. */
            readonly healthInsuranceCompany: components["schemas"]["Lfdnr"] | null;
            /** @description Number of an identity document. */
            readonly idNumber: components["schemas"]["Label"];
            /** @description Records working time on terminals (Betriebsdatenerfassung). */
            readonly isBdeEmployee: boolean;
            readonly isCashier: boolean;
            readonly isExternalEmployee: boolean;
            readonly staffId: components["schemas"]["Label"];
            /** @description Only with the right `health`; left out when writing it stays as it is. */
            readonly svnr?: components["schemas"]["SvnrSerial"];
            /** @description Only with the right `health`; left out when writing it stays as it is. */
            readonly svnrDat?: components["schemas"]["SvnrDate"];
            /** @description The user this employee signs in as. */
            readonly userId: components["schemas"]["Lfdnr"] | null;
            /** @description Code of a warehouse. */
            readonly warehouse: components["schemas"]["Code"] | null;
        };
        /** @description Employees to choose from. */
        readonly EmployeeRefs: readonly components["schemas"]["AddressRef"][];
        /** @description Version of a record as an entity tag, e.g. `"7"`; `"0"` for a part that does not exist yet. */
        readonly ETag: string;
        /** @description Failed sign-ins of the last 24 hours. */
        readonly FailedLogins: {
            readonly count: components["schemas"]["Total"];
            /** @description Of the 24 hours before. */
            readonly countBefore: components["schemas"]["Total"];
            /** @description By hour, the oldest first; the last one runs until now. */
            readonly hours: readonly components["schemas"]["Total"][];
        };
        /** @description The doctor whom a patient names. */
        readonly FamilyDoctor: {
            /** @description The doctor's number at the insurers; may be left out when writing, else it must be that doctor's. */
            readonly hvnr?: components["schemas"]["Hvnr"];
            /** @description `lfdnr` of the doctor's address. */
            readonly key: components["schemas"]["Lfdnr"];
        };
        /** @description The file's name: 256 random bits, and `.ics`. */
        readonly FeedFile: string;
        /**
         * @description How much of appointments other programs are told.
         * @enum {string}
         */
        readonly FeedLevel: "busy" | "withoutPersons" | "full";
        /** @description Name of a feed. */
        readonly FeedName: string;
        /**
         * @description Why one field was refused: by its form, or by the rule of the domain that it breaks.
         * @enum {string}
         */
        readonly FieldCode: "invalid" | "missing" | "notAllowed" | "tooShort" | "tooLong" | "outOfRange" | "notFound" | "inUse" | "openDocuments" | "overlaps" | "gtinFormat" | "gtinCheckDigit" | "dateInvalid" | "dateTooEarly" | "dateTooLate" | "emailAt" | "emailDomain" | "emailFormat" | "emailLength" | "svnrFormat" | "svnrCheckDigit" | "svnrZero" | "timeInvalid" | "timeTooEarly" | "timeTooLate" | "timeSkipped" | "numberFormat" | "numberDecimals" | "numberTooSmall" | "numberTooLarge" | "cardFormat" | "hvnrFormat" | "exitBeforeEntry" | "sharedDiffers" | "uidFormat" | "uidCountry" | "uidCheckDigit" | "ibanCharacters" | "ibanLength" | "ibanChecksum" | "bicLength" | "bicFormat" | "bicCountry";
        /** @description A file as base64, at most 3 000 000 bytes. */
        readonly FileContent: string;
        /** @description Name of a file, whose ending follows from what it holds. */
        readonly FileName: string;
        readonly FoundAppointments: readonly components["schemas"]["AppointmentPreview"][];
        /** @description A time at which all needed resources are free. */
        readonly FreeSlot: {
            readonly end: components["schemas"]["LocalDateTime"];
            readonly start: components["schemas"]["LocalDateTime"];
        };
        readonly Gender: {
            readonly bezeichnung: components["schemas"]["Line"];
            readonly code: components["schemas"]["Code"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
        };
        readonly Genders: readonly components["schemas"]["Gender"][];
        /** @description What a name tells of. */
        readonly GenderSuggestion: {
            /** @description `lfdnr` of a gender; null where the name tells of none or of both. */
            readonly gender: components["schemas"]["Lfdnr"] | null;
        };
        /** @description What is printed as a barcode on an article, GTIN-8 to GTIN-14; empty where there is none. */
        readonly Gtin: string;
        /** @description Goods handed over at the door. */
        readonly HandedOver: {
            readonly dateTime: components["schemas"]["LocalDateTime"];
            readonly signedBy: components["schemas"]["Line"];
        };
        readonly HealthInsuranceCompanyOptions: {
            readonly carriers: components["schemas"]["CodeOptions"];
            readonly checkStates: components["schemas"]["CodeOptions"];
            readonly collectiveInvoiceCoverSheets: components["schemas"]["CodeOptions"];
            readonly collectiveInvoiceTypes: components["schemas"]["CodeOptions"];
            readonly dataCarriers: components["schemas"]["CodeOptions"];
            readonly excesses: components["schemas"]["CodeOptions"];
            readonly fibuGroups: components["schemas"]["CodeOptions"];
            readonly intervals: components["schemas"]["CodeOptions"];
            readonly lumSumExcessCodes: components["schemas"]["CodeOptions"];
            readonly ownContributionGroups: components["schemas"]["CodeOptions"];
            readonly parameterNames: components["schemas"]["CodeOptions"];
            readonly states: components["schemas"]["CodeOptions"];
            readonly wageGroups: components["schemas"]["CodeOptions"];
            readonly warehouses: components["schemas"]["CodeOptions"];
        };
        /** @description What is known of a health insurance company. */
        readonly HealthInsuranceCompanyPart: {
            readonly accounting: components["schemas"]["InsuranceAccounting"];
            /** @description `lfdnr` of the association it belongs to. */
            readonly association: components["schemas"]["Lfdnr"] | null;
            /** @description Only with the right `bank`; left out when writing it stays as it is. */
            readonly bankDetail?: components["schemas"]["BankDetail"];
            /** @description Codes of claim periods, as the own contribution group offers them. */
            readonly claimPeriods: readonly components["schemas"]["Code"][];
            readonly contractPartnerNumber: components["schemas"]["Label"];
            readonly documentControl: components["schemas"]["DocumentControl"];
            readonly fibuGroup: components["schemas"]["Code"] | null;
            readonly kdNr: components["schemas"]["Label"];
            readonly parameters: readonly components["schemas"]["InsuranceParameter"][];
            readonly uid: components["schemas"]["Uid"];
            readonly vpNumbers: readonly components["schemas"]["VpNumber"][];
            /** @description Tariff group. */
            readonly wageGroup: components["schemas"]["Code"] | null;
        };
        /** @description Number of a doctor at the insurers, six digits; empty where there is none. */
        readonly Hvnr: string;
        /** @description IBAN; blanks are taken, stored compact. Empty where there is none. */
        readonly Iban: string;
        /** @description Made anew by the client for each thing to create, and sent again with each retry: retries make one record. */
        readonly IdempotencyKey: string;
        /** @description An instant in UTC, `YYYY-MM-DDTHH:mm:ss.sssZ`. */
        readonly Instant: string;
        /** @description With whom a health insurance company is accounted: carriers by their e-card codes, states as federal provinces. */
        readonly InsuranceAccounting: {
            /** @description Carrier that is invoiced. */
            readonly accountingCarrier: components["schemas"]["Code"] | null;
            readonly accountingState: components["schemas"]["Code"] | null;
            /** @description Takes 0000 in the place of serial and check digit, for people without an insurance number. */
            readonly allowZeroSVNR: boolean;
            /** @description Carrier that receives the data. */
            readonly dataCarrier: components["schemas"]["Code"] | null;
            readonly dataState: components["schemas"]["Code"] | null;
            readonly excessInvoiceSeparation: boolean;
            readonly externalInvoiceNumber: boolean;
            /** @description Carrier that grants the benefit. */
            readonly serviceCarrier: components["schemas"]["Code"] | null;
            readonly serviceState: components["schemas"]["Code"] | null;
        };
        /** @description A setting of a health insurance company by name. */
        readonly InsuranceParameter: {
            readonly name: components["schemas"]["Code"];
            readonly value: components["schemas"]["Line"];
        };
        /** @description Health insurance companies to choose from. */
        readonly InsuranceRefs: readonly components["schemas"]["AddressRef"][];
        /** @description Insurance data of a document; only with the right to data of patients. */
        readonly InsuredData: {
            /** @description Why nothing is paid, where that is said of this document; null where the customer's own data say it. */
            readonly exemption: components["schemas"]["ShareExemption"] | null;
            readonly insurance: components["schemas"]["DocumentParty"];
            readonly insuredGroup: components["schemas"]["Line"] | null;
            readonly ownContributionGroup: components["schemas"]["Line"] | null;
            readonly prescriptionDate: components["schemas"]["Day"] | null;
        };
        /** @description Insurance data of a document, as they are entered. */
        readonly InsuredEntry: {
            /** @default null */
            readonly exemption: components["schemas"]["ShareExemption"] | null;
            readonly insuranceId: components["schemas"]["Lfdnr"] | null;
            /** @default null */
            readonly insuredGroup: components["schemas"]["Code"] | null;
            /** @default null */
            readonly ownContributionGroup: components["schemas"]["Code"] | null;
            /** @default null */
            readonly prescriptionDate: components["schemas"]["Day"] | null;
        };
        readonly Interaction: {
            /** @description Who noted it. */
            readonly author: components["schemas"]["Line"];
            readonly channel: components["schemas"]["InteractionChannel"];
            /** @description When it was; not on a later day than today. */
            readonly dateTime: components["schemas"]["LocalDateTime"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            /** @description Noted by the caller, who alone can change it: what stands under a name was written by its bearer. */
            readonly own: boolean;
            /** @description In a few words; not only blanks. */
            readonly subject: components["schemas"]["Line"];
            readonly text: components["schemas"]["Text"];
            readonly version: components["schemas"]["Version"];
            /** @description Set when the interaction belongs to a document. */
            readonly wf_cid: components["schemas"]["WfCid"] | null;
        };
        /** @enum {string} */
        readonly InteractionChannel: "phone" | "email" | "letter" | "visit" | "other";
        /** @description What was said, written or noted. */
        readonly InteractionContent: {
            readonly channel: components["schemas"]["InteractionChannel"];
            /** @description When it was; not on a later day than today. */
            readonly dateTime: components["schemas"]["LocalDateTime"];
            /** @description In a few words; not only blanks. */
            readonly subject: components["schemas"]["Line"];
            readonly text: components["schemas"]["Text"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly InteractionLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["Interaction"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly InteractionPage: {
            readonly rows: readonly components["schemas"]["Interaction"][];
            readonly total: components["schemas"]["Total"];
        };
        /** @description A subject that is often noted; others are as good. */
        readonly InteractionSubject: {
            readonly bezeichnung: components["schemas"]["Line"];
        };
        readonly InteractionSubjects: readonly components["schemas"]["InteractionSubject"][];
        /** @description What an invoice has to say of the one it goes to. */
        readonly InvoiceRecipient: {
            readonly hasUid: boolean;
            readonly isBusiness: boolean;
        };
        /** @description A short number or name that others have given out. */
        readonly Label: string;
        readonly LastDocument: {
            readonly addressLfdnr: components["schemas"]["Lfdnr"];
            readonly addressName: components["schemas"]["Line"];
            readonly date: components["schemas"]["Day"];
            readonly name: components["schemas"]["Line"];
            readonly nr: components["schemas"]["Line"];
            /** @description E.g. `RE` for an invoice. */
            readonly shortType: components["schemas"]["Line"];
            readonly state: components["schemas"]["Line"];
            readonly wf_cid: components["schemas"]["WfCid"];
        };
        readonly LastDocuments: readonly components["schemas"]["LastDocument"][];
        readonly LastInteraction: {
            readonly addressLfdnr: components["schemas"]["Lfdnr"];
            readonly addressName: components["schemas"]["Line"];
            /** @description Who noted it. */
            readonly author: components["schemas"]["Line"];
            readonly channel: components["schemas"]["InteractionChannel"];
            /** @description When it was; not on a later day than today. */
            readonly dateTime: components["schemas"]["LocalDateTime"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            /** @description Noted by the caller, who alone can change it: what stands under a name was written by its bearer. */
            readonly own: boolean;
            /** @description In a few words; not only blanks. */
            readonly subject: components["schemas"]["Line"];
            readonly text: components["schemas"]["Text"];
            readonly version: components["schemas"]["Version"];
            /** @description Set when the interaction belongs to a document. */
            readonly wf_cid: components["schemas"]["WfCid"] | null;
        };
        readonly LastInteractions: readonly components["schemas"]["LastInteraction"][];
        /**
         * Format: int32
         * @description Running number of a record within its firma.
         */
        readonly Lfdnr: number;
        /** @description A short label or name on one line. */
        readonly Line: string;
        readonly ListEntries: readonly components["schemas"]["ListEntry"][];
        /** @description An entry of a list to choose from. */
        readonly ListEntry: {
            readonly bezeichnung: components["schemas"]["Line"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
        };
        /** @description Local wall clock in Europe/Vienna without a zone, `YYYY-MM-DDTHH:mm:ss`. */
        readonly LocalDateTime: string;
        /** @description Number of a lot or a serial number; empty where there is none. */
        readonly LotNumber: string;
        /** @description Through whom a patient is insured. */
        readonly MainInsuranceData: {
            readonly firstname: components["schemas"]["Line"];
            /** @description `lfdnr` of a gender. */
            readonly gender: components["schemas"]["Lfdnr"] | null;
            /** @description `lfdnr` of a health insurance company. */
            readonly healthInsuranceCompany: components["schemas"]["Lfdnr"] | null;
            readonly lastname: components["schemas"]["Line"];
            readonly svnr: components["schemas"]["SvnrSerial"];
            readonly svnrDat: components["schemas"]["SvnrDate"];
        };
        /** @description Two addresses that were made one, which can be undone for 30 days. */
        readonly MergedAddress: {
            readonly author: components["schemas"]["Line"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly merged: components["schemas"]["Instant"];
            /** @description The address that was given up. */
            readonly other: components["schemas"]["AddressRef"];
        };
        readonly MergedAddresses: readonly components["schemas"]["MergedAddress"][];
        /**
         * @description Part of an address that is taken from one of two.
         * @enum {string}
         */
        readonly MergeField: "salutation" | "titles" | "name" | "gender" | "dateOfBirth" | "address" | "tel" | "mobile" | "email" | "note";
        /** @description An amount of money with two decimals, `-1234.50`. */
        readonly MoneyAmount: string;
        /**
         * @description What has happened to stock.
         * @enum {string}
         */
        readonly MovementKind: "receipt" | "delivery" | "return" | "transfer" | "correction" | "count";
        /** @description A code with its name. */
        readonly Named: {
            readonly bezeichnung: components["schemas"]["Line"];
            readonly code: components["schemas"]["Code"];
        };
        readonly NamedList: readonly components["schemas"]["Named"][];
        /** @description Choices of the general step. */
        readonly NewAddressOptions: {
            readonly countries: components["schemas"]["Countries"];
            readonly customerGroups: components["schemas"]["CustomerGroups"];
            readonly genders: components["schemas"]["Genders"];
            readonly representationKinds: components["schemas"]["CodeOptions"];
            readonly salutations: components["schemas"]["CodeOptions"];
            readonly titles: components["schemas"]["CodeOptions"];
            readonly titlesAfter: components["schemas"]["CodeOptions"];
        };
        /** @description One flag of the wizard; `isAdultRepresentation` comes for persons and once more for non-persons. */
        readonly NewAddressType: {
            readonly bezeichnung: components["schemas"]["Line"];
            readonly flag: components["schemas"]["AddressFlag"];
            /** @description The type the address then has; null where the flag makes none. */
            readonly fldName: components["schemas"]["AddressTypeName"] | null;
            /** @description Offered for persons or for non-persons. */
            readonly person: boolean;
        };
        readonly NewAddressTypes: readonly components["schemas"]["NewAddressType"][];
        /** @description A new article: its number, which nothing changes later, and all that describes it. */
        readonly NewArticle: {
            readonly articleCategory: components["schemas"]["Code"] | null;
            readonly articleDescription: components["schemas"]["Line"];
            readonly articleGroup: components["schemas"]["Code"] | null;
            readonly articleType: components["schemas"]["Code"] | null;
            readonly artNr: components["schemas"]["ArticleNumber"];
            readonly artNr2: components["schemas"]["Line"];
            readonly commissionGroup: components["schemas"]["Code"] | null;
            /** @description With the right to costs; what is not sent stays as it is. */
            readonly dbzk?: components["schemas"]["Price"] | null;
            readonly gtin: components["schemas"]["Gtin"];
            readonly isActive: boolean;
            readonly isDiscountable: boolean;
            readonly isMedicalDevice: boolean;
            readonly isOrderable: boolean;
            readonly isRental: boolean;
            /** @description It is kept in stock. */
            readonly isStocked: boolean;
            /** @description Packs must be named by their lot. */
            readonly lotDuty: boolean;
            readonly minStock: components["schemas"]["Quantity"];
            /** @description Carriers have to approve it before. */
            readonly needsApproval: boolean;
            readonly note: components["schemas"]["Text"];
            readonly objectType: components["schemas"]["Code"] | null;
            readonly objectTypeGroup: components["schemas"]["Code"] | null;
            readonly packs: readonly components["schemas"]["ArticlePack"][];
            readonly revenueGroup: components["schemas"]["Code"] | null;
            readonly serialDuty: boolean;
            readonly statisticCode: components["schemas"]["Code"] | null;
            readonly statisticGroup: components["schemas"]["Code"] | null;
            readonly unit: components["schemas"]["Code"];
            readonly vat: components["schemas"]["Code"];
            /** @description Pieces of a pack. */
            readonly vpe: components["schemas"]["Quantity"];
        };
        /** @description A code read from a pack that no article has yet. */
        readonly NewArticleCode: {
            readonly code: components["schemas"]["ScannedCode"];
            /** @description Pieces in the base unit that one code stands for. */
            readonly quantity: components["schemas"]["Quantity"];
            /** @description Unit of what the code is on. */
            readonly unit: components["schemas"]["Code"];
        };
        /** @description A file to be stored; its bytes say what it is. */
        readonly NewAttachment: {
            readonly content: components["schemas"]["FileContent"];
            /** @description `wf_cid` of a document of the address. */
            readonly document?: components["schemas"]["WfCid"];
            /** @description `lfdnr` of an interaction of the address. */
            readonly interaction?: components["schemas"]["Lfdnr"];
            readonly kind: components["schemas"]["AttachmentKind"];
            readonly name: components["schemas"]["FileName"];
        };
        readonly NewCountSession: {
            /**
             * @description None means all.
             * @default []
             */
            readonly articleGroups: readonly components["schemas"]["Code"][];
            /** @description Counters are not told what is expected. */
            readonly isBlind: boolean;
            /** @description The day it is about; null for a permanent count. */
            readonly keyDate: components["schemas"]["Day"] | null;
            readonly kind: components["schemas"]["CountKind"];
            readonly limits?: components["schemas"]["RecountLimits"];
            /**
             * @description None means all.
             * @default []
             */
            readonly shelves: readonly components["schemas"]["Shelf"][];
            readonly title: string;
            readonly warehouse: components["schemas"]["Code"];
        };
        /** @description The address that was made. */
        readonly NewLfdnr: {
            readonly lfdnr: components["schemas"]["Lfdnr"];
        };
        /** @description A company or institution to be. At least one flag is set; a part is given only where its flag is. */
        readonly NewNonPerson: {
            readonly address: components["schemas"]["PostalAddress"];
            readonly adultRepresentation: components["schemas"]["AdultRepresentation"] | null;
            readonly company?: components["schemas"]["CompanyPart"];
            /** @description Up to how much the address may owe; null for no limit. */
            readonly creditLimit: components["schemas"]["CreditLimit"] | null;
            /** @description Code of a customer group. */
            readonly customerGroup: components["schemas"]["Code"] | null;
            readonly email: string;
            readonly healthInsuranceCompany?: components["schemas"]["HealthInsuranceCompanyPart"];
            readonly isAdultRepresentation: boolean;
            readonly isCompany: boolean;
            readonly isHealthInsuranceCompany: boolean;
            readonly isResidence: boolean;
            readonly isSupplier: boolean;
            readonly mobile: string;
            readonly mobileNote: components["schemas"]["Line"];
            readonly name: string;
            /** @description Note of the counter. */
            readonly note: components["schemas"]["Text"];
            /** @description `lfdnr` of the home somebody lives in. */
            readonly residence: components["schemas"]["Lfdnr"] | null;
            readonly salutation: string;
            readonly supplier?: components["schemas"]["SupplierPart"];
            readonly tel: string;
            readonly telNote: components["schemas"]["Line"];
        };
        /** @description A person to be. At least one flag is set; a part is given only where its flag is. */
        readonly NewPerson: {
            readonly address: components["schemas"]["PostalAddress"];
            readonly adultRepresentation: components["schemas"]["AdultRepresentation"] | null;
            /** @description Up to how much the address may owe; null for no limit. */
            readonly creditLimit: components["schemas"]["CreditLimit"] | null;
            /** @description Code of a customer group. */
            readonly customerGroup: components["schemas"]["Code"] | null;
            readonly dateOfBirth: components["schemas"]["Day"] | null;
            readonly doctor?: components["schemas"]["DoctorPart"];
            readonly email: string;
            readonly employee?: components["schemas"]["EmployeePart"];
            readonly firstname: string;
            /** @description `lfdnr` of a gender. */
            readonly gender: components["schemas"]["Lfdnr"] | null;
            readonly isAdultRepresentation: boolean;
            readonly isConsumer: boolean;
            readonly isDoctor: boolean;
            readonly isEmployee: boolean;
            readonly isInterested: boolean;
            readonly isPatient: boolean;
            readonly isRelative: boolean;
            readonly lastname: string;
            readonly mobile: string;
            readonly mobileNote: components["schemas"]["Line"];
            /** @description Note of the counter. */
            readonly note: components["schemas"]["Text"];
            /** @description Needs the right `health`. */
            readonly patient?: components["schemas"]["PatientPart"];
            /** @description `lfdnr` of the home somebody lives in. */
            readonly residence: components["schemas"]["Lfdnr"] | null;
            readonly salutation: string;
            readonly tel: string;
            readonly telNote: components["schemas"]["Line"];
            /** @description In front of the name. */
            readonly title: string;
            /** @description Behind the name. */
            readonly titleAfter: string;
        };
        readonly NewPurchasePrice: {
            /** @default 0 */
            readonly discount: components["schemas"]["PricePercent"];
            /** @default 0 */
            readonly discount2: components["schemas"]["PricePercent"];
            /**
             * @description Prices of the same supplier that hold then end the day before.
             * @default false
             */
            readonly endsOthers: boolean;
            readonly listPrice: components["schemas"]["Price"];
            readonly minQuantity: components["schemas"]["Quantity"];
            /**
             * @description What a piece costs in the end; the list price less both discounts where nothing is said.
             * @default null
             */
            readonly purchasePrice: components["schemas"]["Price"] | null;
            readonly supplier: components["schemas"]["Lfdnr"];
            /** @default  */
            readonly supplierNumber: components["schemas"]["Line"];
            readonly validFrom: components["schemas"]["Day"] | null;
            readonly validTo: components["schemas"]["Day"] | null;
        };
        /** @description A new sale price; one of both prices is given, the other follows from the tax of the article. */
        readonly NewSalePrice: {
            /** @description The only customer it is for, with the right to the CRM; a group beside it is refused. */
            readonly customer: components["schemas"]["Lfdnr"] | null;
            readonly customerGroup: components["schemas"]["Code"] | null;
            /**
             * @description Prices of the same kind that hold then end the day before.
             * @default false
             */
            readonly endsOthers: boolean;
            /** @description Null where the price is given net. */
            readonly grossPrice: components["schemas"]["Price"] | null;
            /** @description From so many on. */
            readonly minQuantity: components["schemas"]["Quantity"];
            /** @description Null where the price is given with tax. */
            readonly netPrice: components["schemas"]["Price"] | null;
            readonly priceList: components["schemas"]["Code"];
            readonly unit: components["schemas"]["Code"];
            readonly validFrom: components["schemas"]["Day"] | null;
            readonly validTo: components["schemas"]["Day"] | null;
        };
        readonly NewTask: {
            readonly assignees?: readonly components["schemas"]["TaskAssigneeKey"][];
            readonly checklist?: readonly components["schemas"]["TaskItem"][];
            /** @default  */
            readonly description: components["schemas"]["Text"];
            /** @default null */
            readonly dueDate: components["schemas"]["LocalDateTime"] | null;
            readonly objects?: readonly components["schemas"]["TaskObjectKey"][];
            readonly title: components["schemas"]["TaskLine"];
        };
        /** @description A state somebody may say a document has come to, or why not now. */
        readonly NextDocumentState: {
            readonly blocked: components["schemas"]["DocumentStateBlock"] | null;
            /** Format: int32 */
            readonly rank: number;
            readonly state: components["schemas"]["Line"];
        };
        /** @description A state a task may go into next, or why it may not. */
        readonly NextTaskState: {
            readonly bezeichnung: components["schemas"]["Line"];
            readonly blocked: components["schemas"]["TaskBlock"] | null;
            readonly done: boolean;
            readonly lfdnr: components["schemas"]["Lfdnr"];
        };
        readonly NoteColour: {
            readonly tone: components["schemas"]["NoteTone"];
        };
        /**
         * @description Colour of the note on the head of an address.
         * @enum {string}
         */
        readonly NoteTone: "neutral" | "info" | "success" | "warning" | "error";
        readonly Notification: {
            readonly fromUser: components["schemas"]["Line"];
            readonly nid: components["schemas"]["Lfdnr"];
            /**
             * Format: int32
             * @description 0 = unread, 1 = read.
             */
            readonly read: number;
            readonly sendDate: components["schemas"]["Instant"];
            readonly subject: components["schemas"]["Line"];
            /** @description Number of the task it is about; null where it is about none. */
            readonly taskLfdnr: components["schemas"]["Lfdnr"] | null;
            readonly text: components["schemas"]["Text"];
            readonly type: components["schemas"]["NotificationType"];
        };
        readonly Notifications: readonly components["schemas"]["Notification"][];
        readonly NotificationSettings: {
            /** @description The types the user does not want to be told of. */
            readonly muted: readonly components["schemas"]["NotificationType"][];
        };
        /**
         * @description What a message tells of.
         * @enum {string}
         */
        readonly NotificationType: "message" | "taskAssigned" | "taskUnassigned" | "taskMentioned" | "taskCommented" | "taskStateChanged" | "taskDue";
        /** @enum {string} */
        readonly OccurrenceNote: "holiday" | "moved" | "conflict" | "shifted" | "timeSkipped";
        /** @description An opaque 256-bit token in base64url. */
        readonly OpaqueToken: string;
        /** @description Documents of an address that are not closed yet. */
        readonly OpenDocuments: {
            /** @description How many of them have taken over the name and address of now. */
            readonly changed: components["schemas"]["Total"];
            /** @description Newest first. */
            readonly documents: readonly components["schemas"]["Document"][];
            readonly total: components["schemas"]["Total"];
        };
        /** @description Number of an address or a task, `wf_cid` of a document, `art_nr` of an article. */
        readonly OpenedId: string;
        /** @description One notification by its number. */
        readonly OpenedNotification: {
            readonly fromUser: components["schemas"]["Line"];
            /** @description What it tells of is not there any more, or not for this reader: subject and text are empty. */
            readonly isGone: boolean;
            readonly nid: components["schemas"]["Lfdnr"];
            /**
             * Format: int32
             * @description 0 = unread, 1 = read.
             */
            readonly read: number;
            readonly sendDate: components["schemas"]["Instant"];
            readonly subject: components["schemas"]["Line"];
            /** @description Number of the task it is about; null where it is about none. */
            readonly taskLfdnr: components["schemas"]["Lfdnr"] | null;
            readonly text: components["schemas"]["Text"];
            readonly type: components["schemas"]["NotificationType"];
        };
        /** @description A record the user has opened. */
        readonly OpenedRecord: {
            /** @description The address a document belongs to; null for everything else. */
            readonly addressLfdnr: components["schemas"]["Lfdnr"] | null;
            readonly id: components["schemas"]["OpenedId"];
            readonly name: components["schemas"]["Line"];
            readonly openedAt: components["schemas"]["Instant"];
            readonly type: components["schemas"]["OpenedType"];
        };
        readonly OpenedRecords: readonly components["schemas"]["OpenedRecord"][];
        /**
         * @description What can be opened and found again.
         * @enum {string}
         */
        readonly OpenedType: "ADDRESS" | "DOCUMENT" | "ARTICLE" | "TASK";
        /** @description So much of a position is open. */
        readonly OpenQuantity: {
            readonly id: components["schemas"]["Lfdnr"];
            readonly openQuantity: components["schemas"]["DecimalText"];
        };
        /** @description What has not been paid. */
        readonly OpenSum: {
            /** @description With tax; null without the right to see prices. */
            readonly amount: components["schemas"]["MoneyAmount"] | null;
            readonly documents: components["schemas"]["Total"];
        };
        /** @description Why somebody is given two appointments at once. */
        readonly OverbookReason: string;
        /** @description Problem with what is still open of the positions of which more was asked for. */
        readonly OverdrawnProblem: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            readonly open?: readonly components["schemas"]["OpenQuantity"][];
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        /** @enum {string} */
        readonly OwnCodeKind: "pieces" | "weight" | "price";
        /** @description Layout of the shop's own codes of a prefix: behind it an article, then an amount, then the check digit. */
        readonly OwnCodeRule: {
            /**
             * Format: int32
             * @description Digits of the article behind the prefix.
             */
            readonly articleDigits: number;
            /**
             * Format: int32
             * @description Digits of the amount behind its comma.
             */
            readonly decimals: number;
            readonly kind: components["schemas"]["OwnCodeKind"];
            readonly prefix: string;
        };
        /**
         * Format: int32
         * @description Page of a list, from 1 on.
         */
        readonly PageNumber: number;
        /**
         * Format: int32
         * @description Rows of a page.
         */
        readonly PageSize: number;
        /**
         * Format: int32
         * @description Counts up with every change of a part of an address; 0 as long as the part was never filled in.
         */
        readonly PartVersion: number;
        readonly PatientOptions: {
            readonly healthInsuranceCompanies: components["schemas"]["InsuranceRefs"];
            readonly insuredGroups: components["schemas"]["CodeOptions"];
        };
        /** @description What is known of a patient. Reading and writing it needs the right `health`. */
        readonly PatientPart: {
            readonly diseases: components["schemas"]["Diseases"];
            /** @description Number of the European insurance card, 20 digits; empty where it is not known. */
            readonly europeInsuranceCard: string;
            readonly familyDoctor: components["schemas"]["FamilyDoctor"] | null;
            /** @description `lfdnr` of a health insurance company. */
            readonly healthInsuranceCompany: components["schemas"]["Lfdnr"] | null;
            /** @description Code of the list of insured groups. */
            readonly insuredGroup: components["schemas"]["Code"] | null;
            /** @description Exempt from the prescription fee. */
            readonly isFeeReady: boolean;
            /** @description Null for somebody who is insured in person. */
            readonly mainInsuranceData: components["schemas"]["MainInsuranceData"] | null;
            /** @description Calendar year of an exemption because the yearly limit of fees is reached; it ends with the year. */
            readonly regojahr: components["schemas"]["CalendarYear"] | null;
            readonly svnr: components["schemas"]["SvnrSerial"];
            readonly svnrDat: components["schemas"]["SvnrDate"];
        };
        /** @description Money that came in. */
        readonly PaymentEntry: {
            readonly amount: components["schemas"]["MoneyAmount"];
            readonly date: components["schemas"]["Day"];
            readonly paymentType: components["schemas"]["Code"];
            /** @default  */
            readonly receiptNumber: string;
        };
        /** @description A share in percent, 0 to 100 with at most two decimals, a dot before them. */
        readonly Percent: string;
        /** @description A picture as base64 of a PNG, JPEG or WebP, at most 5 MiB. */
        readonly Picture: string;
        /** @description A picture as base64 of a JPEG, PNG or WebP. */
        readonly PictureUpload: string;
        /** @description A place of a postcode. */
        readonly Place: {
            readonly city: components["schemas"]["Line"];
            readonly plz: components["schemas"]["Line"];
            /** @description Federal province (Bundesland); empty where it is not known. */
            readonly province: components["schemas"]["Line"];
        };
        /** @description Whose places are asked for. */
        readonly PlaceQuestion: {
            /**
             * @description ISO 3166-1 alpha-2.
             * @default AT
             */
            readonly country: string;
            /** @description Postcode; a leading country sign (`A-1040`) and blanks are ignored. */
            readonly plz: string;
        };
        /** @description The place that gave the postcode its name first, the others by name. */
        readonly Places: readonly components["schemas"]["Place"][];
        /**
         * @description Types of an address that come without data of their own.
         * @enum {string}
         */
        readonly PlainAddressType: "kd_konsument" | "kd_sachwalter" | "kd_interessent" | "kd_heim";
        /** @description A discount in percent, at most four decimals, at most 100. */
        readonly PositionDiscount: string;
        /** @description A position as it is entered. */
        readonly PositionEntry: {
            /** @default null */
            readonly articleNumber: components["schemas"]["Code"] | null;
            /**
             * @description Whom the position is for, in a collective order.
             * @default null
             */
            readonly clientId: components["schemas"]["Lfdnr"] | null;
            /** @default 0 */
            readonly discount: components["schemas"]["PositionDiscount"];
            /** @default 0 */
            readonly discount2: components["schemas"]["PositionDiscount"];
            /**
             * @description The stored position it is; null for a new one.
             * @default null
             */
            readonly id: components["schemas"]["Lfdnr"] | null;
            readonly kind: components["schemas"]["PositionKind"];
            /** @default null */
            readonly lot: components["schemas"]["TraceNumber"] | null;
            /**
             * @description A device, by the number of the list `objects`.
             * @default null
             */
            readonly objectId: components["schemas"]["Lfdnr"] | null;
            /** @default 0 */
            readonly price: components["schemas"]["PositionPrice"];
            /**
             * Format: int32
             * @description A rank of the list `processStates`.
             * @default 10
             */
            readonly processState: number;
            /** @default 0 */
            readonly quantity: components["schemas"]["PositionQuantity"];
            /** @default  */
            readonly referenceNumber: string;
            /** @default null */
            readonly serialNumber: components["schemas"]["TraceNumber"] | null;
            readonly text: components["schemas"]["PositionText"];
            /** @default STK */
            readonly unit: components["schemas"]["Code"];
            /** @default N */
            readonly vatCode: components["schemas"]["Code"];
        };
        /** @enum {string} */
        readonly PositionKind: "article" | "text" | "subtotal";
        /** @description A device of a position. */
        readonly PositionObject: {
            readonly id: components["schemas"]["Lfdnr"];
            readonly name: components["schemas"]["Line"];
        };
        /** @description Content of another unit of an article. */
        readonly PositionPack: {
            /** @description Base units in it. */
            readonly quantity: components["schemas"]["DecimalText"];
            readonly unit: components["schemas"]["Line"];
        };
        /** @description A price of one unit, at most three decimals: the paper must be recomputable. */
        readonly PositionPrice: string;
        /** @description A quantity, at most two decimals; negative in a credit note. */
        readonly PositionQuantity: string;
        /** @description Words of a position. */
        readonly PositionText: string;
        /** @description Where somebody lives or something is. */
        readonly PostalAddress: {
            readonly city: string;
            /** @description ISO 3166-1 alpha-2. */
            readonly country: string;
            readonly street: string;
            readonly zip: string;
        };
        /**
         * @description Why an article cannot be posted yet.
         * @enum {string}
         */
        readonly PostBlock: "conflict" | "recount" | "reason" | "countedLater";
        /** @description A price in euros, at most 3 decimals. */
        readonly Price: string;
        /** @description How many times one price is another, 5 decimals. */
        readonly PriceFactor: string;
        /** @description Another price of the same kind that holds on one of the days. */
        readonly PriceInTheWay: {
            readonly id: components["schemas"]["Lfdnr"];
            readonly validFrom: components["schemas"]["Day"] | null;
            readonly validTo: components["schemas"]["Day"] | null;
        };
        /** @description Percent, at most 4 decimals. */
        readonly PricePercent: string;
        /** @description Problem with the price that is in the way. */
        readonly PriceProblem: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            readonly inTheWay?: components["schemas"]["PriceInTheWay"];
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        /** @enum {string} */
        readonly PriceSource: "customer" | "group" | "list" | "supplier";
        /** @description Documents to print one behind the other, in this order. */
        readonly PrintSelection: {
            readonly documents: readonly components["schemas"]["Lfdnr"][];
            /**
             * @description `original` prints drafts as drafts; any other way has to be one that each of the documents offers.
             * @default original
             */
            readonly printType: components["schemas"]["PrintType"];
        };
        /**
         * @description One way to put a document on paper.
         * @enum {string}
         */
        readonly PrintType: "original" | "copy" | "draft" | "carrier" | "withPrices" | "withoutPrices" | "worksheet";
        /** @description A way to print that a document offers to the reader. */
        readonly PrintTypeChoice: {
            /** @description In German, e.g. "Kopie". */
            readonly bezeichnung: components["schemas"]["Line"];
            readonly printType: components["schemas"]["PrintType"];
        };
        readonly PrintTypes: readonly components["schemas"]["PrintTypeChoice"][];
        /** @description Print type that is asked for. */
        readonly PrintWish: {
            readonly printType: components["schemas"]["PrintType"];
        };
        /** @description The one shape of every error (RFC 9457). */
        readonly Problem: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly PurchasePrice: {
            readonly discount: components["schemas"]["PricePercent"];
            readonly discount2: components["schemas"]["PricePercent"];
            readonly id: components["schemas"]["Lfdnr"];
            readonly listPrice: components["schemas"]["Price"];
            readonly minQuantity: components["schemas"]["Quantity"];
            readonly netPrice: components["schemas"]["Price"];
            readonly purchasePrice: components["schemas"]["Price"];
            readonly supplier: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
                readonly name: components["schemas"]["Line"];
            };
            readonly supplierNumber: components["schemas"]["Line"];
            readonly validFrom: components["schemas"]["Day"] | null;
            readonly validity: components["schemas"]["Validity"];
            readonly validTo: components["schemas"]["Day"] | null;
            readonly version: components["schemas"]["Version"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly PurchasePriceLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["PurchasePrice"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly PurchasePrices: readonly components["schemas"]["PurchasePrice"][];
        /** @description A quantity, at most 2 decimals. */
        readonly Quantity: string;
        /** @description One record by its number. */
        readonly RecordChoice: {
            readonly lfdnr: components["schemas"]["Lfdnr"];
        };
        /** @description From where on a difference is counted again by somebody else; null sets no limit. */
        readonly RecountLimits: {
            /** @description Of what the book says. */
            readonly percent: components["schemas"]["PricePercent"] | null;
            readonly pieces: components["schemas"]["Quantity"] | null;
            /** @description In euros; only with the right to costs. */
            readonly value?: components["schemas"]["Price"] | null;
        };
        /** @description When the appointments of a series take place. */
        readonly Recurrence: {
            readonly count: components["schemas"]["RecurrenceCount"] | null;
            readonly frequency: components["schemas"]["RecurrenceFrequency"];
            readonly holidays: components["schemas"]["RecurrenceHolidays"];
            /** Format: int32 */
            readonly interval: number;
            readonly monthRule: components["schemas"]["RecurrenceMonthRule"];
            readonly until: components["schemas"]["Day"] | null;
            readonly weekdays: readonly components["schemas"]["Weekday"][];
        };
        /**
         * Format: int32
         * @description How many appointments of a series take place.
         */
        readonly RecurrenceCount: number;
        /** @enum {string} */
        readonly RecurrenceFrequency: "daily" | "weekly" | "monthly" | "yearly";
        /** @enum {string} */
        readonly RecurrenceHolidays: "keep" | "skip" | "nextWorkday";
        /** @enum {string} */
        readonly RecurrenceMonthRule: "day" | "lastDay" | "weekday" | "lastWeekday";
        readonly RefreshToken: {
            readonly refreshToken: components["schemas"]["OpaqueToken"];
        };
        /** @description Another address that this one has to do with. */
        readonly RelatedAddress: {
            readonly dateOfBirth: components["schemas"]["Day"] | null;
            readonly kdOrt: components["schemas"]["Line"];
            readonly kdPlz: components["schemas"]["Line"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly name: components["schemas"]["Line"];
            /** @description Landline, or the mobile number where there is none. */
            readonly tel: components["schemas"]["Line"];
        };
        /** @description The addresses that are the same to this one, by name. */
        readonly RelatedAddresses: {
            readonly addresses: readonly components["schemas"]["RelatedAddress"][];
            readonly relation: components["schemas"]["Relation"];
            /** @description How many there are in all. */
            readonly total: components["schemas"]["Total"];
        };
        /**
         * @description What another address is to this one: its home, who lives here, and so on in both directions.
         * @enum {string}
         */
        readonly Relation: "residence" | "resident" | "adultRepresentative" | "represented" | "mainInsured" | "coInsured" | "insuredTogether" | "household";
        /** @description What was sold: invoices less credit notes. */
        readonly SaleFigures: {
            readonly documents: components["schemas"]["Total"];
            /** @description Without tax; null without the right to see prices. */
            readonly net: components["schemas"]["Sum"] | null;
            readonly quantity: components["schemas"]["Quantity"];
        };
        readonly SalePoint: {
            readonly documents: components["schemas"]["Total"];
            /** @description First day of the point. */
            readonly from: components["schemas"]["Day"];
            /** @description Without tax; null without the right to see prices. */
            readonly net: components["schemas"]["Sum"] | null;
            readonly quantity: components["schemas"]["Quantity"];
        };
        /** @description Every point of the period, also those without a sale. */
        readonly SalePoints: readonly components["schemas"]["SalePoint"][];
        readonly SalePrice: {
            /** @description The customer it is for; only with the CRM. */
            readonly customer: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
                readonly name: components["schemas"]["Line"];
            } | null;
            readonly customerGroup: components["schemas"]["Named"] | null;
            /** @description Net price less purchase price. */
            readonly db1?: components["schemas"]["Price"] | null;
            /** @description Net price by purchase price; with the right to costs, as the two that follow. */
            readonly factor?: components["schemas"]["PriceFactor"] | null;
            readonly grossPrice: components["schemas"]["Price"];
            readonly id: components["schemas"]["Lfdnr"];
            /** @description Which of the two was entered. */
            readonly isGross: boolean;
            readonly minQuantity: components["schemas"]["Quantity"];
            readonly netPrice: components["schemas"]["Price"];
            readonly priceList: components["schemas"]["Named"];
            /** @description `db1` in percent of the purchase price. */
            readonly ra?: components["schemas"]["PricePercent"] | null;
            readonly unit: components["schemas"]["Named"];
            readonly validFrom: components["schemas"]["Day"] | null;
            readonly validity: components["schemas"]["Validity"];
            readonly validTo: components["schemas"]["Day"] | null;
            readonly version: components["schemas"]["Version"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly SalePriceLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["SalePrice"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly SalePrices: {
            /** @description Whether the standard price holds today. */
            readonly isPricedToday: boolean;
            readonly rows: readonly components["schemas"]["SalePrice"][];
        };
        /** @description Record a scanned code opens: an article by number or code, a document by its number, an address by its number. */
        readonly ScanHit: {
            /** @description Of an article. */
            readonly artNr: components["schemas"]["ArticleNumber"] | null;
            /** @description Of an address, or of the address a document belongs to. */
            readonly lfdnr: components["schemas"]["Lfdnr"] | null;
            /**
             * @description Field of the record that the code matches.
             * @enum {string}
             */
            readonly match: "gtin" | "pack" | "artNr" | "artNr2" | "documentNumber" | "addressNumber";
            /** @description The article's or the address's name, the type and number of a document. */
            readonly name: components["schemas"]["Line"];
            /** @description Pieces in the base unit that one code of an article stands for. */
            readonly quantity: components["schemas"]["Quantity"] | null;
            /** @enum {string} */
            readonly type: "ARTICLE" | "DOCUMENT" | "ADDRESS";
            /** @description Of a document. */
            readonly wf_cid: components["schemas"]["WfCid"] | null;
        };
        readonly ScanHits: {
            readonly hits: readonly components["schemas"]["ScanHit"][];
        };
        /** @description Made by the device that has counted; sent again, it counts once. */
        readonly ScanId: string;
        /** @description A text as a scanner reads it. */
        readonly ScannedCode: string;
        /**
         * @description Where the search text is looked for.
         * @enum {string}
         */
        readonly SearchField: "all" | "name" | "number" | "phone" | "email";
        readonly SearchFieldLabel: {
            readonly bezeichnung: components["schemas"]["Line"];
            readonly code: components["schemas"]["SearchField"];
        };
        readonly SearchFieldLabels: readonly components["schemas"]["SearchFieldLabel"][];
        /** @description Hits by type, best first, at most 20 of each. */
        readonly SearchHits: readonly (components["schemas"]["AddressHit"] | components["schemas"]["ArticleHit"] | components["schemas"]["DocumentHit"])[];
        /** @description What the user typed to search with; below 3 characters only numbers are looked up. */
        readonly SearchText: string;
        /** @description One appointment of a series as it would be stored. */
        readonly SerialDate: {
            readonly conflicts: readonly components["schemas"]["AppointmentConflict"][];
            readonly end: components["schemas"]["LocalDateTime"] | null;
            /** @description The public holiday in its way. */
            readonly holiday: components["schemas"]["Line"] | null;
            readonly note: components["schemas"]["OccurrenceNote"] | null;
            readonly originalDay: components["schemas"]["Day"];
            /** @description Null for one that does not take place. */
            readonly start: components["schemas"]["LocalDateTime"] | null;
        };
        /** @description Fingerprint of a preview: what is stored has to be what was seen. */
        readonly SerialHash: string;
        readonly SerialPreview: {
            readonly conflicts: components["schemas"]["Total"];
            /** @description Appointments that take place. */
            readonly count: components["schemas"]["Total"];
            readonly dates: readonly components["schemas"]["SerialDate"][];
            readonly hash: components["schemas"]["SerialHash"];
        };
        /**
         * @description Which appointments of a series are meant.
         * @enum {string}
         */
        readonly SeriesReach: "this" | "following" | "all";
        /**
         * Format: int32
         * @description Counts up with every change of the settings; 0 where nothing was stored.
         */
        readonly SettingsVersion: number;
        /**
         * @description Why somebody pays no share.
         * @enum {string}
         */
        readonly ShareExemption: "child" | "familyAllowance" | "social" | "rehabilitation" | "rego";
        /** @description Name of a shelf or another place in a warehouse; empty where nobody has said. */
        readonly Shelf: string;
        /** @enum {string} */
        readonly SortDirection: "asc" | "desc";
        /** @description A rank that somebody sets. */
        readonly StateChoice: {
            /** Format: int32 */
            readonly rank: number;
        };
        readonly StatisticSubApp: {
            readonly bezeichnung: components["schemas"]["Line"];
            /** @enum {string} */
            readonly name: "WEB_Umsatzstatistik" | "WEB_Kundenstatistik" | "WEB_Lieferantenstatistik" | "WEB_Dokumentstatistik" | "WEB_Kundenfrequenzstatistik" | "WEB_Lagerstatistik";
        };
        readonly StatisticSubApps: readonly components["schemas"]["StatisticSubApp"][];
        /** @description Stock of one lot in one warehouse. */
        readonly StockLine: {
            /** @description The day the lot expires, where it is known. */
            readonly expiry: components["schemas"]["Day"] | null;
            readonly inventory: components["schemas"]["Quantity"];
            readonly isExpired: boolean;
            readonly lot: components["schemas"]["LotNumber"];
            readonly serial: components["schemas"]["LotNumber"];
            readonly warehouse: components["schemas"]["Named"];
        };
        readonly StockMovement: {
            /** @description What was there after it: in its warehouse where the list is of one, else in all of them. */
            readonly balance: components["schemas"]["Quantity"];
            readonly dateTime: components["schemas"]["LocalDateTime"];
            readonly document: components["schemas"]["ArticleDocument"] | null;
            /** @description Movements of an article in the order they happened. */
            readonly id: string;
            readonly kind: components["schemas"]["MovementKind"];
            readonly lot: components["schemas"]["LotNumber"];
            readonly note: components["schemas"]["Line"];
            readonly quantity: components["schemas"]["Quantity"];
            readonly serial: components["schemas"]["LotNumber"];
            /** @description What a piece has cost; with the right to costs. */
            readonly unitCost?: components["schemas"]["Price"] | null;
            /** @description Who has posted it. */
            readonly user: components["schemas"]["Line"] | null;
            readonly warehouse: components["schemas"]["Named"];
        };
        readonly StockMovements: {
            readonly rows: readonly components["schemas"]["StockMovement"][];
            readonly total: components["schemas"]["Total"];
        };
        /** @description What is posted to stock by hand. */
        readonly StockPosting: {
            /**
             * @description The day a lot expires; a known day is never emptied.
             * @default null
             */
            readonly expiry: components["schemas"]["Day"] | null;
            /** @enum {string} */
            readonly kind: "receipt" | "correction" | "transfer";
            /** @default  */
            readonly lot: components["schemas"]["LotNumber"];
            /** @default  */
            readonly note: components["schemas"]["Line"];
            /** @description More than nothing; a correction may take away. */
            readonly quantity: components["schemas"]["Quantity"];
            /** @default  */
            readonly serial: components["schemas"]["LotNumber"];
            /**
             * @description Where a transfer goes; null for everything else.
             * @default null
             */
            readonly toWarehouse: components["schemas"]["Code"] | null;
            /**
             * @description What a piece has cost; only of a receipt, and with the right to costs.
             * @default null
             */
            readonly unitCost: components["schemas"]["Price"] | null;
            readonly warehouse: components["schemas"]["Code"];
        };
        /** @enum {string} */
        readonly StockState: "negative" | "none" | "low" | "available";
        readonly StoredAddressRelations: {
            readonly adultRepresentation: components["schemas"]["AdultRepresentation"] | null;
            /** @description A relative of a patient. */
            readonly isRelative: boolean;
            readonly references: components["schemas"]["AddressRefs"];
            /** @description `lfdnr` of the home somebody lives in. */
            readonly residence: components["schemas"]["Lfdnr"] | null;
            readonly version: components["schemas"]["Version"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredAddressRelationsLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredAddressRelations"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        /** @description The types an address has. */
        readonly StoredAddressTypes: {
            readonly addressTypes: readonly components["schemas"]["AddressTypeName"][];
            /** @description Of the data that the named type stands for; of the address where it has none of its own. */
            readonly version: components["schemas"]["PartVersion"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredAddressTypesLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredAddressTypes"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        /** @description The picture of an article as it is stored. */
        readonly StoredArticleImage: {
            readonly image: components["schemas"]["Picture"] | null;
            readonly version: components["schemas"]["Version"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredArticleImageLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredArticleImage"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly StoredArticleRecord: {
            readonly articleCategory: components["schemas"]["Code"] | null;
            readonly articleDescription: components["schemas"]["Line"];
            readonly articleGroup: components["schemas"]["Code"] | null;
            readonly articleType: components["schemas"]["Code"] | null;
            readonly artNr2: components["schemas"]["Line"];
            readonly commissionGroup: components["schemas"]["Code"] | null;
            /** @description With the right to costs; what is not sent stays as it is. */
            readonly dbzk?: components["schemas"]["Price"] | null;
            readonly gtin: components["schemas"]["Gtin"];
            readonly isActive: boolean;
            readonly isDiscountable: boolean;
            readonly isMedicalDevice: boolean;
            readonly isOrderable: boolean;
            readonly isRental: boolean;
            /** @description It is kept in stock. */
            readonly isStocked: boolean;
            /** @description Packs must be named by their lot. */
            readonly lotDuty: boolean;
            readonly minStock: components["schemas"]["Quantity"];
            /** @description Carriers have to approve it before. */
            readonly needsApproval: boolean;
            readonly note: components["schemas"]["Text"];
            readonly objectType: components["schemas"]["Code"] | null;
            readonly objectTypeGroup: components["schemas"]["Code"] | null;
            readonly packs: readonly components["schemas"]["ArticlePack"][];
            readonly revenueGroup: components["schemas"]["Code"] | null;
            readonly serialDuty: boolean;
            readonly statisticCode: components["schemas"]["Code"] | null;
            readonly statisticGroup: components["schemas"]["Code"] | null;
            readonly unit: components["schemas"]["Code"];
            readonly vat: components["schemas"]["Code"];
            readonly version: components["schemas"]["Version"];
            /** @description Pieces of a pack. */
            readonly vpe: components["schemas"]["Quantity"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredArticleRecordLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredArticleRecord"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly StoredBankDetail: {
            readonly bic: components["schemas"]["Bic"];
            readonly iban: components["schemas"]["Iban"];
            readonly version: components["schemas"]["PartVersion"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredBankDetailLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredBankDetail"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        /** @description With the version it has had since it was stored. */
        readonly StoredCalendarSettings: {
            readonly sets?: readonly components["schemas"]["CalendarFilterSet"][];
            readonly version: components["schemas"]["SettingsVersion"];
            /** @enum {string} */
            readonly view: "day" | "week" | "month";
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredCalendarSettingsLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredCalendarSettings"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly StoredCompanyPart: {
            /** @description `lfdnr` of the association it belongs to. */
            readonly association: components["schemas"]["Lfdnr"] | null;
            readonly contractNumber: components["schemas"]["Label"];
            readonly deliveryAndPayment: components["schemas"]["DeliveryAndPayment"];
            readonly industrialSectors: readonly components["schemas"]["Code"][];
            readonly references: components["schemas"]["AddressRefs"];
            readonly uid: components["schemas"]["Uid"];
            readonly version: components["schemas"]["PartVersion"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredCompanyPartLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredCompanyPart"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        /** @description A condition as it was saved. */
        readonly StoredCondition: {
            readonly key: components["schemas"]["Line"];
            /** @description Null where it can be asked, else why not any more. */
            readonly problem: ("unknown" | "notAllowed") | null;
            readonly values: readonly components["schemas"]["Line"][];
        };
        /** @description The contact data of an address as they are stored now. */
        readonly StoredContactData: {
            readonly address: {
                readonly city: components["schemas"]["Line"];
                /** @description ISO 3166-1 alpha-2. */
                readonly country: string;
                readonly street: components["schemas"]["Line"];
                readonly zip: string;
            };
            readonly changed: components["schemas"]["Instant"];
            /** @description Up to how much the address may owe; null for no limit. */
            readonly creditLimit: components["schemas"]["CreditLimit"] | null;
            readonly dateOfBirth: components["schemas"]["Day"] | null;
            readonly email: string;
            readonly firstname: string;
            /** @description `lfdnr` of a gender; null where it is not known or not a person. */
            readonly gender: components["schemas"]["Lfdnr"] | null;
            /** @description At most 100 letters; for a non-person the whole name. */
            readonly lastname: components["schemas"]["Line"];
            readonly mobile: components["schemas"]["Line"];
            readonly mobileNote: components["schemas"]["Line"];
            /** @description Note of the counter about this address. */
            readonly note: components["schemas"]["Text"];
            readonly salutation: components["schemas"]["Line"];
            readonly tel: components["schemas"]["Line"];
            readonly telNote: components["schemas"]["Line"];
            readonly titleAfter: components["schemas"]["Line"];
            readonly titleBefore: components["schemas"]["Line"];
            readonly version: components["schemas"]["Version"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredContactDataLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredContactData"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly StoredCountEntry: {
            /** @description Null: nobody knows yet what the code stands for. */
            readonly artNr: components["schemas"]["ArticleNumber"] | null;
            /** @description When it was counted, by the clock of the device. */
            readonly at: components["schemas"]["Instant"];
            /** @description As it was read; empty where the article was chosen by hand. */
            readonly code: string;
            /** @description Number of packs of `factor` pieces. */
            readonly count: components["schemas"]["CountedQuantity"];
            readonly device: components["schemas"]["Line"];
            readonly expiry: components["schemas"]["Day"] | null;
            readonly factor: components["schemas"]["Quantity"];
            readonly id: components["schemas"]["ScanId"];
            readonly lot: components["schemas"]["LotNumber"];
            readonly note: components["schemas"]["Line"];
            readonly place: components["schemas"]["Shelf"];
            readonly round: components["schemas"]["CountRound"];
            /** @description Where to read on. */
            readonly seq: string;
            readonly serial: components["schemas"]["LotNumber"];
            /** @description The own entry it takes back; it counts nothing itself. */
            readonly undoes: components["schemas"]["ScanId"] | null;
        };
        /** @description With the version it has had since it was stored. */
        readonly StoredCrmSettings: {
            /** @description The columns of the address list, in their order. */
            readonly columns: readonly components["schemas"]["Code"][];
            readonly version: components["schemas"]["SettingsVersion"];
            readonly views?: readonly components["schemas"]["CrmView"][];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredCrmSettingsLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredCrmSettings"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        /** @description With the version it has had since it was stored. */
        readonly StoredDashboardSettings: {
            readonly lg?: components["schemas"]["WidgetPlaces"];
            readonly md?: components["schemas"]["WidgetPlaces"];
            readonly sm?: components["schemas"]["WidgetPlaces"];
            readonly version: components["schemas"]["SettingsVersion"];
            readonly xs?: components["schemas"]["WidgetPlaces"];
            readonly xxs?: components["schemas"]["WidgetPlaces"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredDashboardSettingsLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredDashboardSettings"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly StoredDoctorPart: {
            readonly hvnr: components["schemas"]["Hvnr"];
            /** @description Code of a medical subject. */
            readonly subject: components["schemas"]["Code"] | null;
            readonly version: components["schemas"]["PartVersion"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredDoctorPartLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredDoctorPart"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly StoredEmployeePart: {
            readonly entryDate: components["schemas"]["Day"] | null;
            readonly exitDate: components["schemas"]["Day"] | null;
            /** @description `lfdnr` of a health insurance company. */
            readonly healthInsuranceCompany: components["schemas"]["Lfdnr"] | null;
            /** @description Number of an identity document. */
            readonly idNumber: components["schemas"]["Label"];
            /** @description Records working time on terminals (Betriebsdatenerfassung). */
            readonly isBdeEmployee: boolean;
            readonly isCashier: boolean;
            readonly isExternalEmployee: boolean;
            readonly references: components["schemas"]["AddressRefs"];
            readonly staffId: components["schemas"]["Label"];
            /** @description Only with the right `health`; left out when writing it stays as it is. */
            readonly svnr?: components["schemas"]["SvnrSerial"];
            /** @description Only with the right `health`; left out when writing it stays as it is. */
            readonly svnrDat?: components["schemas"]["SvnrDate"];
            /** @description The user this employee signs in as. */
            readonly userId: components["schemas"]["Lfdnr"] | null;
            readonly version: components["schemas"]["PartVersion"];
            /** @description Code of a warehouse. */
            readonly warehouse: components["schemas"]["Code"] | null;
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredEmployeePartLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredEmployeePart"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly StoredHealthInsuranceCompanyPart: {
            readonly accounting: components["schemas"]["InsuranceAccounting"];
            /** @description `lfdnr` of the association it belongs to. */
            readonly association: components["schemas"]["Lfdnr"] | null;
            /** @description Only with the right `bank`; left out when writing it stays as it is. */
            readonly bankDetail?: components["schemas"]["BankDetail"];
            /** @description Codes of claim periods, as the own contribution group offers them. */
            readonly claimPeriods: readonly components["schemas"]["Code"][];
            readonly contractPartnerNumber: components["schemas"]["Label"];
            readonly documentControl: components["schemas"]["DocumentControl"];
            readonly fibuGroup: components["schemas"]["Code"] | null;
            readonly kdNr: components["schemas"]["Label"];
            readonly parameters: readonly components["schemas"]["InsuranceParameter"][];
            readonly references: components["schemas"]["AddressRefs"];
            readonly uid: components["schemas"]["Uid"];
            readonly version: components["schemas"]["PartVersion"];
            readonly vpNumbers: readonly components["schemas"]["VpNumber"][];
            /** @description Tariff group. */
            readonly wageGroup: components["schemas"]["Code"] | null;
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredHealthInsuranceCompanyPartLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredHealthInsuranceCompanyPart"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        /** @description With the version it has had since it was stored. */
        readonly StoredNotificationSettings: {
            /** @description The types the user does not want to be told of. */
            readonly muted: readonly components["schemas"]["NotificationType"][];
            readonly version: components["schemas"]["SettingsVersion"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredNotificationSettingsLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredNotificationSettings"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly StoredPatientPart: {
            readonly diseases: components["schemas"]["Diseases"];
            /** @description Number of the European insurance card, 20 digits; empty where it is not known. */
            readonly europeInsuranceCard: string;
            readonly familyDoctor: components["schemas"]["FamilyDoctor"] | null;
            /** @description `lfdnr` of a health insurance company. */
            readonly healthInsuranceCompany: components["schemas"]["Lfdnr"] | null;
            /** @description Code of the list of insured groups. */
            readonly insuredGroup: components["schemas"]["Code"] | null;
            /** @description Exempt from the prescription fee. */
            readonly isFeeReady: boolean;
            /** @description Null for somebody who is insured in person. */
            readonly mainInsuranceData: components["schemas"]["MainInsuranceData"] | null;
            readonly references: components["schemas"]["AddressRefs"];
            /** @description Calendar year of an exemption because the yearly limit of fees is reached; it ends with the year. */
            readonly regojahr: components["schemas"]["CalendarYear"] | null;
            readonly svnr: components["schemas"]["SvnrSerial"];
            readonly svnrDat: components["schemas"]["SvnrDate"];
            readonly version: components["schemas"]["PartVersion"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredPatientPartLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredPatientPart"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly StoredSupplierPart: {
            /** @description `lfdnr` of the association it belongs to. */
            readonly association: components["schemas"]["Lfdnr"] | null;
            readonly deliveryAndOrder: components["schemas"]["DeliveryAndOrder"];
            readonly fibuGroup: components["schemas"]["Code"] | null;
            readonly industrialSector: components["schemas"]["Code"] | null;
            /** @description Our number at the supplier. */
            readonly kdNr: components["schemas"]["Label"];
            readonly payment: components["schemas"]["SupplierPayment"];
            readonly references: components["schemas"]["AddressRefs"];
            readonly supplierGroup: components["schemas"]["Code"] | null;
            readonly uid: components["schemas"]["Uid"];
            readonly version: components["schemas"]["PartVersion"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly StoredSupplierPartLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["StoredSupplierPart"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        readonly Street: {
            /** @description Place the street lies in; empty where it is not known. */
            readonly city: components["schemas"]["Line"];
            readonly street: components["schemas"]["Line"];
        };
        /** @description Which streets are asked for. */
        readonly StreetQuestion: {
            /** @description Austrian postcode. */
            readonly plz: string;
            /** @description Beginning of the street or of a later word of it, in any spelling; empty for the first streets of the postcode. */
            readonly query: string;
        };
        /** @description Streets that begin with the text first, each part by name. */
        readonly Streets: readonly components["schemas"]["Street"][];
        /** @description A sum in euros, 2 decimals. */
        readonly Sum: string;
        /** @description A supplier of articles, with its place to tell it from others of the name. */
        readonly SupplierChoice: {
            readonly city: components["schemas"]["Line"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly name: components["schemas"]["Line"];
        };
        readonly SupplierChoices: readonly components["schemas"]["SupplierChoice"][];
        readonly SupplierOptions: {
            readonly discountTypes: components["schemas"]["CodeOptions"];
            readonly fibuGroups: components["schemas"]["CodeOptions"];
            readonly industrialSectors: components["schemas"]["CodeOptions"];
            readonly intervals: components["schemas"]["CodeOptions"];
            readonly paymentConditions: components["schemas"]["CodeOptions"];
            readonly paymentTypes: components["schemas"]["CodeOptions"];
            readonly shippingConditions: components["schemas"]["CodeOptions"];
            readonly shippingMethods: components["schemas"]["CodeOptions"];
            readonly supplierGroups: components["schemas"]["CodeOptions"];
        };
        /** @description What is known of a supplier. */
        readonly SupplierPart: {
            /** @description `lfdnr` of the association it belongs to. */
            readonly association: components["schemas"]["Lfdnr"] | null;
            readonly deliveryAndOrder: components["schemas"]["DeliveryAndOrder"];
            readonly fibuGroup: components["schemas"]["Code"] | null;
            readonly industrialSector: components["schemas"]["Code"] | null;
            /** @description Our number at the supplier. */
            readonly kdNr: components["schemas"]["Label"];
            readonly payment: components["schemas"]["SupplierPayment"];
            readonly supplierGroup: components["schemas"]["Code"] | null;
            readonly uid: components["schemas"]["Uid"];
        };
        /** @description How a supplier is paid. */
        readonly SupplierPayment: {
            /** @description Only with the right `bank`; left out when writing it stays as it is. */
            readonly bic?: components["schemas"]["Bic"];
            readonly directDebitAuthorisationDate: components["schemas"]["Day"] | null;
            readonly discount: components["schemas"]["Percent"] | null;
            readonly discountType: components["schemas"]["Code"] | null;
            /** @description Only with the right `bank`; left out when writing it stays as it is. */
            readonly iban?: components["schemas"]["Iban"];
            /** @description Not offered for payment. */
            readonly lockPaymentProposal: boolean;
            readonly paymentConditions: readonly components["schemas"]["Code"][];
            readonly paymentTypes: readonly components["schemas"]["Code"][];
        };
        /** @description The last six digits of an insurance number, mostly the day of birth as `ttmmjj`; empty where there is none. */
        readonly SvnrDate: string;
        /** @description What is to be said of an insurance number; that somebody has it is not. */
        readonly SvnrJudgement: {
            /** @description The day the number speaks of, its century guessed; null where it speaks of none. A hint, never to be filled in unasked. */
            readonly dateHint: components["schemas"]["Day"] | null;
            /** @description The broken rule; null for a valid number. */
            readonly reason: ("svnrFormat" | "svnrCheckDigit") | null;
            readonly valid: boolean;
            /** @description What is odd about the date in a valid number; never blocks. */
            readonly warning: ("svnrDay" | "svnrBirthDate") | null;
        };
        /** @description An insurance number to be judged. */
        readonly SvnrQuestion: {
            /** @description To be compared with the date in the number. */
            readonly dateOfBirth?: components["schemas"]["Day"];
            /** @description `lfdnr` of the insurer, which may take numbers that begin with 0000. */
            readonly healthInsuranceCompany?: components["schemas"]["Lfdnr"];
            /** @description Ten digits as typed; blanks and dots do not count. */
            readonly svnr: string;
        };
        /** @description Serial and check digit of an insurance number; empty where there is none. */
        readonly SvnrSerial: string;
        /** @description What a new appointment, or a series, contradicts: the taken times, or what a series has become meanwhile. */
        readonly TakenProblem: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            readonly taken?: components["schemas"]["TakenTime"];
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        /** @description What is in the way of an appointment, and when all its resources are free. */
        readonly TakenTime: {
            readonly conflicts: readonly components["schemas"]["AppointmentConflict"][];
            readonly free: readonly components["schemas"]["FreeSlot"][];
        };
        /** @description A task in full. */
        readonly Task: {
            readonly assignees: readonly components["schemas"]["TaskAssignee"][];
            readonly checklist: readonly components["schemas"]["TaskItem"][];
            readonly comments: readonly components["schemas"]["TaskComment"][];
            readonly createdAt: components["schemas"]["LocalDateTime"];
            readonly createdBy: components["schemas"]["Line"] | null;
            readonly description: components["schemas"]["Text"];
            /** @description The day it is due, at 00:00:00; null where there is none. */
            readonly dueDate: components["schemas"]["LocalDateTime"] | null;
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly mentions: readonly components["schemas"]["TaskMention"][];
            readonly nextStates: readonly components["schemas"]["NextTaskState"][];
            /** @description Whether the reader is told of what happens to it. */
            readonly notificationsActive: boolean;
            readonly objects: readonly components["schemas"]["TaskObject"][];
            readonly status: components["schemas"]["TaskState"];
            readonly title: components["schemas"]["Line"];
            readonly version: components["schemas"]["Version"];
        };
        readonly TaskAssignee: {
            readonly id: components["schemas"]["Lfdnr"];
            readonly name: components["schemas"]["Line"];
            readonly type: components["schemas"]["TaskAssigneeType"];
        };
        /** @description Whom a task is given to. */
        readonly TaskAssigneeKey: {
            readonly id: components["schemas"]["Lfdnr"];
            readonly type: components["schemas"]["TaskAssigneeType"];
        };
        /** @enum {string} */
        readonly TaskAssigneeType: "USER" | "WORK_GROUP";
        /**
         * @description Why a task cannot go into a state now.
         * @enum {string}
         */
        readonly TaskBlock: "openItems" | "notConcerned";
        /** @description One change of a task, in the words of its time. */
        readonly TaskChange: {
            readonly author: components["schemas"]["Line"];
            readonly dateTime: components["schemas"]["LocalDateTime"];
            readonly field: components["schemas"]["TaskField"];
            readonly from: string;
            readonly to: string;
        };
        readonly TaskComment: {
            readonly author: components["schemas"]["Line"];
            readonly dateTime: components["schemas"]["LocalDateTime"];
            readonly isDeleted: boolean;
            /** @description The reader has written it less than 15 minutes ago. */
            readonly isEditable: boolean;
            readonly isEdited: boolean;
            /** @description The reader has written it. */
            readonly isOwn: boolean;
            readonly lfdnr: components["schemas"]["Lfdnr"];
            /** @description `@[7]` mentions the user 7. Empty once it is deleted. */
            readonly text: components["schemas"]["Text"];
        };
        /** @description How many tasks there are; each number is counted no further than 50 000. */
        readonly TaskCounts: {
            readonly done: components["schemas"]["Total"];
            readonly later: components["schemas"]["Total"];
            readonly none: components["schemas"]["Total"];
            readonly open: components["schemas"]["Total"];
            readonly overdue: components["schemas"]["Total"];
            readonly today: components["schemas"]["Total"];
            readonly week: components["schemas"]["Total"];
        };
        /** @enum {string} */
        readonly TaskDue: "overdue" | "today" | "week" | "later" | "none";
        /** @enum {string} */
        readonly TaskField: "title" | "description" | "dueDate" | "state" | "assignees" | "objects" | "checklist" | "comment" | "created" | "deleted" | "restored";
        /** @description Which tasks. */
        readonly TaskFilter: {
            readonly assignee?: components["schemas"]["TaskAssigneeKey"];
            readonly done?: boolean;
            readonly due?: components["schemas"]["TaskDue"];
            readonly object?: components["schemas"]["TaskObjectKey"];
            /** @description Words of the title, or the number. */
            readonly q?: string;
            /** @default all */
            readonly scope: components["schemas"]["TaskScope"];
            readonly states?: readonly components["schemas"]["Lfdnr"][];
        };
        readonly TaskHistory: readonly components["schemas"]["TaskChange"][];
        /** @description One step of a task. */
        readonly TaskItem: {
            readonly done: boolean;
            readonly text: components["schemas"]["TaskLine"];
        };
        /** @description A line that says something. */
        readonly TaskLine: string;
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly TaskLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["Task"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        /** @description Name of a user whom a comment mentions. */
        readonly TaskMention: {
            readonly name: components["schemas"]["Line"];
            readonly userId: components["schemas"]["Lfdnr"];
        };
        /** @description What a task is about, as far as the reader may see it. */
        readonly TaskObject: {
            /** @description The address a document belongs to. */
            readonly addressLfdnr: components["schemas"]["Lfdnr"] | null;
            readonly id: components["schemas"]["Code"];
            /** @description Null where the reader lacks the app it belongs to, or may only see that somebody is busy. */
            readonly name: components["schemas"]["Line"] | null;
            readonly type: components["schemas"]["TaskObjectType"];
        };
        /** @description What a task is about: `lfdnr` of an address or appointment, `wf_cid` of a document, number of an article. */
        readonly TaskObjectKey: {
            readonly id: components["schemas"]["Code"];
            readonly type: components["schemas"]["TaskObjectType"];
        };
        /** @description Addresses as objects of tasks. */
        readonly TaskObjects: readonly components["schemas"]["TaskObject"][];
        /** @enum {string} */
        readonly TaskObjectType: "ADDRESS" | "DOCUMENT" | "ARTICLE" | "APPOINTMENT";
        readonly TaskPage: {
            readonly rows: readonly components["schemas"]["TaskPreview"][];
            /** @description No further counted than 50 000. */
            readonly total: components["schemas"]["Total"];
        };
        /** @description A task in a list. */
        readonly TaskPreview: {
            readonly assignees: readonly components["schemas"]["TaskAssignee"][];
            readonly comments: components["schemas"]["Total"];
            /** @description The day it is due, at 00:00:00; null where there is none. */
            readonly dueDate: components["schemas"]["LocalDateTime"] | null;
            /** @description Steps of its checklist, and how many are ticked off. */
            readonly items: components["schemas"]["Total"];
            readonly itemsDone: components["schemas"]["Total"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            /** @description For a board: where the task may be taken next. */
            readonly nextStates: readonly components["schemas"]["NextTaskState"][];
            readonly objects: readonly components["schemas"]["TaskObject"][];
            readonly status: components["schemas"]["TaskState"];
            readonly title: components["schemas"]["Line"];
            readonly version: components["schemas"]["Version"];
        };
        readonly TaskQuestion: {
            readonly assignee?: components["schemas"]["TaskAssigneeKey"];
            /**
             * @default asc
             * @enum {string}
             */
            readonly direction: "asc" | "desc";
            readonly done?: boolean;
            readonly due?: components["schemas"]["TaskDue"];
            readonly object?: components["schemas"]["TaskObjectKey"];
            /** @default 1 */
            readonly page: components["schemas"]["PageNumber"];
            /** @description Words of the title, or the number. */
            readonly q?: string;
            /** @default all */
            readonly scope: components["schemas"]["TaskScope"];
            /** @default 50 */
            readonly size: components["schemas"]["PageSize"];
            /** @default due */
            readonly sort: components["schemas"]["TaskSort"];
            readonly states?: readonly components["schemas"]["Lfdnr"][];
        };
        /** @enum {string} */
        readonly TaskScope: "all" | "mine" | "groups" | "given";
        /** @enum {string} */
        readonly TaskSort: "due" | "title" | "lfdnr" | "state";
        /** @description A state a task can be in; `done` splits open and done ones. */
        readonly TaskState: {
            readonly bezeichnung: components["schemas"]["Line"];
            readonly done: boolean;
            readonly lfdnr: components["schemas"]["Lfdnr"];
        };
        readonly TaskStates: readonly components["schemas"]["TaskState"][];
        readonly TaskTitles: readonly components["schemas"]["Line"][];
        readonly TaskUsers: readonly components["schemas"]["TaskMention"][];
        readonly TaskWorkGroup: {
            readonly bezeichnung: components["schemas"]["Line"];
            /** @description The reader belongs to it. */
            readonly isOwn: boolean;
            readonly lfdnr: components["schemas"]["Lfdnr"];
        };
        readonly TaskWorkGroups: readonly components["schemas"]["TaskWorkGroup"][];
        /** @description Free text of several lines. */
        readonly Text: string;
        readonly Tokens: {
            /** @description JWT for the Authorization header; its lifetime is `exp - iat`. */
            readonly bearer: string;
            readonly refreshToken: components["schemas"]["OpaqueToken"];
        };
        /**
         * Format: int32
         * @description How many rows a list has in all.
         */
        readonly Total: number;
        /** @description A lot or serial number. */
        readonly TraceNumber: string;
        /** @description The figures of the trade until today. */
        readonly TradeFigures: {
            /** @description Different customers with an invoice or credit note of today. */
            readonly customers: components["schemas"]["Total"];
            /** @description The same a week before. */
            readonly customersBefore: components["schemas"]["Total"];
            /** @description The days of this month until today. */
            readonly days: readonly components["schemas"]["Turnover"][];
            /** @description This month until today, and the same days of the month before. */
            readonly month: components["schemas"]["Turnover"];
            readonly monthBefore: components["schemas"]["Turnover"];
            /** @description The months from January of last year to this one, which runs until today. */
            readonly months: readonly components["schemas"]["Turnover"][];
            readonly open: components["schemas"]["OpenSum"];
            /** @description What of it should have been paid before today. */
            readonly overdue: components["schemas"]["OpenSum"];
            /** @description This year until today, and the same days of the year before. */
            readonly year: components["schemas"]["Turnover"];
            readonly yearBefore: components["schemas"]["Turnover"];
        };
        /** @description Turnover of some days: issued invoices less credit notes, by their date. */
        readonly Turnover: {
            readonly documents: components["schemas"]["Total"];
            readonly from: components["schemas"]["Day"];
            /** @description Without tax; null without the right to see prices. */
            readonly net: components["schemas"]["MoneyAmount"] | null;
            readonly to: components["schemas"]["Day"];
        };
        /** @description VAT number; blanks and small letters are taken, stored compact. Empty where there is none. */
        readonly Uid: string;
        /** @description A code nobody knows yet, as it was read. */
        readonly UnknownCode: {
            readonly at: components["schemas"]["LocalDateTime"];
            readonly by: components["schemas"]["Line"];
            readonly code: components["schemas"]["Line"];
            readonly count: components["schemas"]["CountedQuantity"];
            readonly id: components["schemas"]["ScanId"];
            readonly note: components["schemas"]["Line"];
            readonly place: components["schemas"]["Shelf"];
        };
        readonly UnknownCodes: readonly components["schemas"]["UnknownCode"][];
        /** @description How many notifications are unread, of those that can be shown. */
        readonly UnreadCount: {
            /**
             * Format: int32
             * @description Counted to 1000.
             */
            readonly count: number;
            /** @description The highest number among them: "all" is all up to here. Null where there is none. */
            readonly newest: components["schemas"]["Lfdnr"] | null;
        };
        /** @description Type a document may become. */
        readonly Upgrade: {
            /** @description Null where it may become that now. */
            readonly blocked: components["schemas"]["UpgradeBlock"] | null;
            readonly documentType: components["schemas"]["Line"];
            readonly positions: readonly components["schemas"]["UpgradePosition"][];
            readonly shortType: components["schemas"]["Line"];
            readonly typeId: components["schemas"]["Lfdnr"];
        };
        /** @enum {string} */
        readonly UpgradeBlock: "draft" | "cancelled" | "refused" | "nothingOpen" | "notAllowed";
        /** @description Which document comes next, and how much of which position goes into it: all that is open where nothing is said. */
        readonly UpgradeChoice: {
            /** @description More documents of the same type and customer that go into the same one. */
            readonly further?: readonly components["schemas"]["Lfdnr"][];
            readonly positions?: readonly {
                readonly id: components["schemas"]["Lfdnr"];
                readonly quantity: components["schemas"]["PositionQuantity"];
            }[];
            readonly typeId: components["schemas"]["Lfdnr"];
        };
        /** @description A position that an upgrade would carry over. */
        readonly UpgradePosition: {
            readonly id: components["schemas"]["Lfdnr"];
            readonly openQuantity: components["schemas"]["DecimalText"];
            readonly quantity: components["schemas"]["DecimalText"];
            readonly text: components["schemas"]["Text"];
            readonly unit: components["schemas"]["Line"];
        };
        readonly Upgrades: readonly components["schemas"]["Upgrade"][];
        readonly User: {
            readonly admin: boolean;
            readonly email: components["schemas"]["Line"];
            readonly rights: readonly components["schemas"]["DataRight"][];
            readonly userId: components["schemas"]["Lfdnr"];
            /** Format: int32 */
            readonly userLvl: number;
            readonly username: components["schemas"]["Line"];
        };
        readonly UserOption: {
            readonly userId: components["schemas"]["Lfdnr"];
            readonly username: components["schemas"]["Line"];
        };
        readonly UserOptions: readonly components["schemas"]["UserOption"][];
        readonly UserPicture: {
            readonly picture: components["schemas"]["Picture"] | null;
        };
        /** @description What a user has set for each app; null where nothing is set. */
        readonly UserSettings: {
            readonly WEB_cal: components["schemas"]["StoredCalendarSettings"] | null;
            readonly WEB_crm: components["schemas"]["StoredCrmSettings"] | null;
            readonly WEB_dashboard: components["schemas"]["StoredDashboardSettings"] | null;
            readonly WEB_notifications: components["schemas"]["StoredNotificationSettings"] | null;
        };
        /** @enum {string} */
        readonly Validity: "past" | "now" | "future";
        /**
         * Format: int32
         * @description Counts up with every change of a record; `If-Match` names it as `"7"`.
         */
        readonly Version: number;
        /** @description Our number as a contract partner, for all warehouses or one. */
        readonly VpNumber: {
            readonly number: string;
            /** @description Code of a warehouse; null for all others. */
            readonly warehouse: components["schemas"]["Code"] | null;
        };
        /** @description Content of an entry of the waiting list for appointments. */
        readonly WaitingContent: {
            /** @description Address of the person who waits. */
            readonly address: components["schemas"]["Lfdnr"] | null;
            readonly dayTime: components["schemas"]["WaitingDayTime"];
            readonly from: components["schemas"]["Day"];
            readonly location: components["schemas"]["Lfdnr"] | null;
            readonly minutes: components["schemas"]["WaitingMinutes"];
            /** @description All that are needed; none for any. */
            readonly resources: readonly components["schemas"]["Lfdnr"][];
            readonly telNr: components["schemas"]["Line"];
            readonly text: components["schemas"]["Text"];
            readonly title: components["schemas"]["AppointmentTitle"];
            readonly type: components["schemas"]["Lfdnr"];
            /** @description The last day that would do; null for any later one. */
            readonly until: components["schemas"]["Day"] | null;
        };
        /** @enum {string} */
        readonly WaitingDayTime: "any" | "morning" | "afternoon";
        readonly WaitingEntries: readonly components["schemas"]["WaitingEntry"][];
        /** @description Somebody who waits for an appointment. */
        readonly WaitingEntry: {
            /** @description Address of the person who waits. */
            readonly address: components["schemas"]["Lfdnr"] | null;
            /** @description Null without an address, or without the CRM. */
            readonly addressName: components["schemas"]["Line"] | null;
            readonly createdAt: components["schemas"]["LocalDateTime"];
            readonly createdBy: components["schemas"]["Line"] | null;
            readonly dayTime: components["schemas"]["WaitingDayTime"];
            readonly from: components["schemas"]["Day"];
            readonly lfdnr: components["schemas"]["Lfdnr"];
            readonly location: components["schemas"]["Lfdnr"] | null;
            readonly minutes: components["schemas"]["WaitingMinutes"];
            /** @description All that are needed; none for any. */
            readonly resources: readonly components["schemas"]["Lfdnr"][];
            readonly telNr: components["schemas"]["Line"];
            readonly text: components["schemas"]["Text"];
            readonly title: components["schemas"]["AppointmentTitle"];
            readonly type: components["schemas"]["Lfdnr"];
            /** @description The last day that would do; null for any later one. */
            readonly until: components["schemas"]["Day"] | null;
            readonly version: components["schemas"]["Version"];
        };
        /** @description The record was changed meanwhile; `current` holds its values of now. */
        readonly WaitingEntryLostUpdate: {
            /** @description Stable name of the kind of error, for programs. */
            readonly code: string;
            readonly current: components["schemas"]["WaitingEntry"];
            /** @description Path of a field in the request (`body.name`, `query.page`) → why it was refused. */
            readonly fields?: {
                readonly [key: string]: components["schemas"]["FieldCode"];
            };
            /** @description Names this request in the server's log. */
            readonly requestId: string;
            /** Format: int32 */
            readonly status: number;
            /** @description German sentence for the user. */
            readonly title: string;
            /** @description Stable name of the kind of error as a relative reference, e.g. `/problems/notFound`. */
            readonly type: string;
        };
        /**
         * Format: int32
         * @description Length of what somebody waits for, in minutes.
         */
        readonly WaitingMinutes: number;
        /** @description A time that somebody who waits could have. */
        readonly WaitingProposal: {
            readonly end: components["schemas"]["LocalDateTime"];
            readonly entry: components["schemas"]["WaitingEntry"];
            readonly resources: readonly components["schemas"]["Lfdnr"][];
            readonly start: components["schemas"]["LocalDateTime"];
        };
        readonly WaitingProposals: readonly components["schemas"]["WaitingProposal"][];
        /** @description What lies in one warehouse. */
        readonly WarehouseFigures: {
            /** @description Articles of which something lies there. */
            readonly articles: components["schemas"]["Total"];
            readonly quantity: components["schemas"]["Quantity"];
            /** @description At average purchase prices; with the right to costs. */
            readonly value?: components["schemas"]["Sum"];
            readonly warehouse: components["schemas"]["Named"];
        };
        readonly WarehouseStatistics: readonly components["schemas"]["WarehouseFigures"][];
        /**
         * Format: int32
         * @description 1 for Monday to 7 for Sunday.
         */
        readonly Weekday: number;
        /** @description Number of a document. */
        readonly WfCid: string;
        /** @description Where a widget stands, in columns and rows from the upper left. */
        readonly WidgetPlace: {
            /** Format: int32 */
            readonly h: number;
            /** @description Id of the widget; one that this version does not know, or whose app the user lacks, is kept for later. */
            readonly id: components["schemas"]["Code"];
            /** Format: int32 */
            readonly w: number;
            /** Format: int32 */
            readonly x: number;
            /** Format: int32 */
            readonly y: number;
        };
        readonly WidgetPlaces: readonly components["schemas"]["WidgetPlace"][];
    };
    responses: {
        /** @description The request is malformed; `fields` says where. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request contradicts what is there now. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the server takes. */
        readonly ContentTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller lacks the permission that the operation names. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed; its log names the request by `requestId`. */
        readonly InternalServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record, or none that the caller may see. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot answer now; `Retry-After` says for how many seconds to wait. */
        readonly ServiceUnavailable: {
            headers: {
                readonly "Retry-After": string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; `Retry-After` says for how many seconds to wait. */
        readonly TooManyRequests: {
            headers: {
                readonly "Retry-After": string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The bearer is missing, expired or revoked; renew it once and try again. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A rule of the domain is broken; `fields` says which and where. */
        readonly UnprocessableContent: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of a media type that the operation does not read. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly listApps: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Apps"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "artNr": "RO100031",
                 *       "articleDescription": "Rollstuhl Leicht SB 43",
                 *       "artNr2": "",
                 *       "gtin": "",
                 *       "articleType": "HM",
                 *       "articleCategory": "REHA",
                 *       "articleGroup": "MOB",
                 *       "unit": "STK",
                 *       "vat": "N",
                 *       "statisticGroup": null,
                 *       "statisticCode": null,
                 *       "commissionGroup": null,
                 *       "revenueGroup": null,
                 *       "objectType": null,
                 *       "objectTypeGroup": null,
                 *       "note": "",
                 *       "packs": [],
                 *       "isActive": true,
                 *       "isStocked": true,
                 *       "isDiscountable": true,
                 *       "isOrderable": true,
                 *       "lotDuty": false,
                 *       "serialDuty": false,
                 *       "needsApproval": false,
                 *       "isRental": false,
                 *       "isMedicalDevice": false,
                 *       "vpe": "1",
                 *       "minStock": "0"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewArticle"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredArticleRecord"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Article"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getArticleCharacteristics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleCharacteristics"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getArticleCheckboxes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleCheckboxes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly assignArticleCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "9012345678906",
                 *       "unit": "KTN",
                 *       "quantity": "4"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewArticleCode"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredArticleRecord"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listArticleDemand: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleDemands"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getArticleImage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleImage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeArticleImage: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "image": null
                 *     }
                 */
                readonly "application/json": {
                    readonly image: components["schemas"]["PictureUpload"] | null;
                };
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredArticleImage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredArticleImageLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getArticleInventory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleInventory"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listArticleMovements: {
        readonly parameters: {
            readonly query?: {
                readonly from?: components["schemas"]["Day"];
                readonly kind?: components["schemas"]["MovementKind"];
                readonly page?: components["schemas"]["PageNumber"];
                readonly size?: components["schemas"]["PageSize"];
                readonly to?: components["schemas"]["Day"];
                readonly warehouse?: components["schemas"]["Code"];
            };
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockMovements"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly postStock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "kind": "correction",
                 *       "warehouse": "ZENTRAL",
                 *       "quantity": "-1",
                 *       "note": "Bruch"
                 *     }
                 */
                readonly "application/json": components["schemas"]["StockPosting"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleStock"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listArticleOffers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleOffers"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listPurchasePrices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PurchasePrices"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createPurchasePrice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "supplier": 1300,
                 *       "minQuantity": "1",
                 *       "validFrom": "2027-01-01",
                 *       "validTo": null,
                 *       "listPrice": "1100",
                 *       "endsOthers": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewPurchasePrice"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PurchasePrices"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            /** @description A price of the same kind holds on one of the days; `inTheWay` names it with its own days. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["PriceProblem"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changePurchasePrice: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "supplierNumber": "448120",
                 *       "minQuantity": "1",
                 *       "validFrom": "2027-01-01",
                 *       "validTo": null,
                 *       "listPrice": "1100",
                 *       "discount": "10",
                 *       "discount2": "0",
                 *       "purchasePrice": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["ChangedPurchasePrice"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PurchasePrice"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            /** @description A price of the same kind holds on one of the days; `inTheWay` names it with its own days. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["PriceProblem"];
                };
            };
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["PurchasePriceLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deletePurchasePrice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PurchasePrices"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listSalePrices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SalePrices"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createSalePrice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "priceList": "STD",
                 *       "unit": "STK",
                 *       "minQuantity": "1",
                 *       "customerGroup": null,
                 *       "customer": null,
                 *       "validFrom": "2027-01-01",
                 *       "validTo": null,
                 *       "netPrice": "1290",
                 *       "grossPrice": null,
                 *       "endsOthers": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewSalePrice"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SalePrices"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            /** @description A price of the same kind holds on one of the days; `inTheWay` names it with its own days. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["PriceProblem"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeSalePrice: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "priceList": "STD",
                 *       "unit": "STK",
                 *       "minQuantity": "1",
                 *       "customerGroup": null,
                 *       "customer": null,
                 *       "validFrom": "2027-01-01",
                 *       "validTo": "2027-06-30",
                 *       "netPrice": "1290",
                 *       "grossPrice": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["ChangedSalePrice"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SalePrice"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            /** @description A price of the same kind holds on one of the days; `inTheWay` names it with its own days. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["PriceProblem"];
                };
            };
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["SalePriceLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteSalePrice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SalePrices"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getArticleRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredArticleRecord"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeArticleRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "articleDescription": "Rollstuhl Leicht SB 40",
                 *       "artNr2": "",
                 *       "gtin": "2000000000305",
                 *       "articleType": "HM",
                 *       "articleCategory": "REHA",
                 *       "articleGroup": "MOB",
                 *       "unit": "STK",
                 *       "vat": "N",
                 *       "statisticGroup": null,
                 *       "statisticCode": null,
                 *       "commissionGroup": null,
                 *       "revenueGroup": null,
                 *       "objectType": null,
                 *       "objectTypeGroup": null,
                 *       "note": "",
                 *       "packs": [],
                 *       "isActive": true,
                 *       "isStocked": true,
                 *       "isDiscountable": true,
                 *       "isOrderable": true,
                 *       "lotDuty": false,
                 *       "serialDuty": false,
                 *       "needsApproval": false,
                 *       "isRental": false,
                 *       "isMedicalDevice": false,
                 *       "vpe": "1",
                 *       "minStock": "2"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ArticleRecord"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredArticleRecord"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredArticleRecordLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getArticleStock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleStock"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listArticleCategories: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleCategories"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listArticleGroups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleGroups"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listArticleCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly list: components["schemas"]["ArticleListName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NamedList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly findArticleByCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "2000000000305"
                 *     }
                 */
                readonly "application/json": {
                    readonly code: components["schemas"]["ScannedCode"];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CodeHits"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchArticles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "q": "Rollstuhl leicht",
                 *       "articleType": [
                 *         "HM"
                 *       ],
                 *       "page": 1,
                 *       "size": 50
                 *     }
                 */
                readonly "application/json": components["schemas"]["ArticleSearchFilter"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticlePage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly exportArticles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "q": "Rollstuhl",
                 *       "columns": [
                 *         "artNr",
                 *         "articleDescription"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["ArticleExport"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchArticleSuppliers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "q": "Alpenland"
                 *     }
                 */
                readonly "application/json": {
                    readonly q: string;
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierChoices"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listArticleTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NamedList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listArticlePermissions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticlePermissions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listDependentCategories: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "articleType": [
                 *         "HM"
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly articleType?: readonly components["schemas"]["Code"][];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleCategories"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listDependentGroups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "articleCategory": [
                 *         "REHA"
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly articleCategory?: readonly components["schemas"]["Code"][];
                    readonly articleType?: readonly components["schemas"]["Code"][];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleGroups"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listBusinessArticles: {
        readonly parameters: {
            readonly query: {
                readonly customerId: components["schemas"]["Lfdnr"];
                /** @description In a purchase prices are those of the supplier. */
                readonly documentTypeId?: components["schemas"]["Lfdnr"];
                readonly q: components["schemas"]["SearchText"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BusinessArticles"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createBusinessDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "customerId": 1001,
                 *       "typeId": 10,
                 *       "documentFoot": {
                 *         "orderReference": ""
                 *       },
                 *       "positions": [
                 *         {
                 *           "kind": "article",
                 *           "text": "Rollstuhl",
                 *           "quantity": "1",
                 *           "price": "389.5"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["BusinessDocumentEntry"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BusinessDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getBusinessDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BusinessDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeBusinessDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "documentFoot": {
                 *         "orderReference": ""
                 *       },
                 *       "positions": [
                 *         {
                 *           "kind": "article",
                 *           "text": "Rollstuhl",
                 *           "quantity": "1",
                 *           "price": "389.5"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["BusinessDocumentChange"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BusinessDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["BusinessDocumentLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteBusinessDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listDocumentArticles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BusinessArticles"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly cancelBusinessDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BusinessDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["BusinessDocumentLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly handOverDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "signedBy": "Elisabeth Huber"
                 *     }
                 */
                readonly "application/json": components["schemas"]["DeliveryEntry"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BusinessDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly issueBusinessDocument: {
        readonly parameters: {
            readonly query?: {
                /** @description An invoice over nothing becomes a confirmation, which has no number. */
                readonly asConfirmation?: components["schemas"]["ConfirmationWish"];
                /** @description The day it is dated; today where nothing is said. */
                readonly date?: components["schemas"]["Day"];
            };
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BusinessDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["BusinessDocumentLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly payBusinessDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "date": "2026-11-30",
                 *       "amount": "48.60",
                 *       "paymentType": "UEB"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PaymentEntry"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BusinessDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setDocumentState: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "rank": 50
                 *     }
                 */
                readonly "application/json": components["schemas"]["StateChoice"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BusinessDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["BusinessDocumentLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly upgradeDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "typeId": 20
                 *     }
                 */
                readonly "application/json": components["schemas"]["UpgradeChoice"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BusinessDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            /** @description Somebody was faster, or the same was done before; `drawnBy` names the document that has it. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["DrawnProblem"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule is broken; where more was asked for than is open, `open` says how much that is. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["OverdrawnProblem"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listUpgrades: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Upgrades"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getDefaultDocument: {
        readonly parameters: {
            readonly query: {
                readonly documentTypeId: components["schemas"]["Lfdnr"];
            };
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BusinessDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createAppointment: {
        readonly parameters: {
            readonly query?: {
                readonly waiting?: components["schemas"]["Lfdnr"];
            };
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AppointmentContent"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Appointment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The time is taken, or the record contradicts what is there; `taken` says by what and when all are free. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["TakenProblem"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeAppointment: {
        readonly parameters: {
            readonly query?: {
                readonly reach?: components["schemas"]["SeriesReach"];
            };
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AppointmentContent"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Appointment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            /** @description The time is taken, or the record contradicts what is there; `taken` says by what and when all are free. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["TakenProblem"];
                };
            };
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["AppointmentLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteAppointment: {
        readonly parameters: {
            readonly query?: {
                readonly reach?: components["schemas"]["SeriesReach"];
            };
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly lfdnrs: readonly components["schemas"]["Lfdnr"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["AppointmentLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeAppointmentState: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "value": 3
                 *     }
                 */
                readonly "application/json": {
                    readonly value: components["schemas"]["Lfdnr"];
                };
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Appointment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            /** @description The time is taken, or the record contradicts what is there; `taken` says by what and when all are free. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["TakenProblem"];
                };
            };
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["AppointmentLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly moveAppointment: {
        readonly parameters: {
            readonly query?: {
                readonly reach?: components["schemas"]["SeriesReach"];
            };
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "start": "2026-12-03T10:00:00",
                 *       "end": "2026-12-03T10:45:00",
                 *       "allDay": false
                 *     }
                 */
                readonly "application/json": {
                    readonly allDay: boolean;
                    readonly end: components["schemas"]["LocalDateTime"];
                    /** @description All of its resources; left out where they stay. */
                    readonly resources?: readonly components["schemas"]["Lfdnr"][];
                    readonly start: components["schemas"]["LocalDateTime"];
                };
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Appointment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            /** @description The time is taken, or the record contradicts what is there; `taken` says by what and when all are free. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["TakenProblem"];
                };
            };
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["AppointmentLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAddressAppointments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressAppointments"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly checkAppointmentTime: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "lfdnr": null,
                 *       "start": "2026-12-03T09:00:00",
                 *       "end": "2026-12-03T09:45:00",
                 *       "type": 2,
                 *       "location": 1,
                 *       "resources": [
                 *         1
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly end: components["schemas"]["LocalDateTime"];
                    /** @description The appointment that is being moved. */
                    readonly lfdnr: components["schemas"]["Lfdnr"] | null;
                    readonly location: components["schemas"]["Lfdnr"] | null;
                    readonly resources: readonly components["schemas"]["Lfdnr"][];
                    readonly start: components["schemas"]["LocalDateTime"];
                    readonly type: components["schemas"]["Lfdnr"];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TakenTime"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getAppointmentDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "keys": [
                 *         {
                 *           "firma": 1,
                 *           "lfdnr": 1
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly keys: readonly components["schemas"]["AppointmentKey"][];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Appointments"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAppointmentHistory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "key": {
                 *         "firma": 1,
                 *         "lfdnr": 1
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    readonly key: components["schemas"]["AppointmentKey"];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentHistory"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAppointmentPreviews: {
        readonly parameters: {
            readonly query: {
                readonly end: components["schemas"]["LocalDateTime"];
                readonly start: components["schemas"]["LocalDateTime"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentPreviews"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly restoreAppointments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "lfdnrs": [
                 *         2000000000
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly lfdnrs: readonly components["schemas"]["Lfdnr"][];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly lfdnrs: readonly components["schemas"]["Lfdnr"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            /** @description The time is taken, or the record contradicts what is there; `taken` says by what and when all are free. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["TakenProblem"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchAppointments: {
        readonly parameters: {
            readonly query: {
                readonly q: components["schemas"]["SearchText"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FoundAppointments"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchAppointmentsByBody: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "q": "Huber"
                 *     }
                 */
                readonly "application/json": {
                    readonly q: components["schemas"]["SearchText"];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FoundAppointments"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createSeries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly appointment: components["schemas"]["AppointmentContent"];
                    readonly hash: components["schemas"]["SerialHash"];
                    readonly rule: components["schemas"]["Recurrence"];
                };
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly count: components["schemas"]["Total"];
                        readonly first: components["schemas"]["Lfdnr"];
                        readonly serialNumber: components["schemas"]["Lfdnr"];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The time is taken, or the record contradicts what is there; `taken` says by what and when all are free. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["TakenProblem"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly previewSeries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly appointment: components["schemas"]["AppointmentContent"];
                    readonly rule: components["schemas"]["Recurrence"];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SerialPreview"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly readCalendarFeed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly file: components["schemas"]["FeedFile"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/calendar": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCalendarFeeds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CalendarFeeds"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createCalendarFeed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "bezeichnung": "Outlook",
                 *       "level": "busy"
                 *     }
                 */
                readonly "application/json": {
                    readonly bezeichnung: components["schemas"]["FeedName"];
                    readonly level: components["schemas"]["FeedLevel"];
                    /** @description One of the user's own that ends with it. */
                    readonly replaces?: components["schemas"]["Lfdnr"];
                };
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly bezeichnung: components["schemas"]["Line"];
                        readonly createdAt: components["schemas"]["LocalDateTime"];
                        /** @description When it was read last. */
                        readonly fetchedAt: components["schemas"]["LocalDateTime"] | null;
                        readonly file: components["schemas"]["FeedFile"];
                        readonly level: components["schemas"]["FeedLevel"];
                        readonly lfdnr: components["schemas"]["Lfdnr"];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly endCalendarFeed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchAppointmentAddresses: {
        readonly parameters: {
            readonly query: {
                readonly q: components["schemas"]["SearchText"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentAddresses"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchAppointmentAddressesByBody: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "q": "Huber"
                 *     }
                 */
                readonly "application/json": {
                    readonly q: components["schemas"]["SearchText"];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentAddresses"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAppointmentDocuments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "addresses": [
                 *         1700
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly addresses: readonly components["schemas"]["Lfdnr"][];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentDocuments"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCalendarLocations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CalendarLocations"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchAppointmentObjects: {
        readonly parameters: {
            readonly query: {
                readonly q: components["schemas"]["SearchText"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentObjects"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCalendarResources: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CalendarResources"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCalendarScopes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CalendarScopes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCalendarStates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CalendarStates"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCalendarTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CalendarTypes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listWaiting: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaitingEntries"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createWaiting: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "title": "Anprobe",
                 *       "address": null,
                 *       "type": 2,
                 *       "location": 1,
                 *       "resources": [],
                 *       "minutes": 45,
                 *       "from": "2026-12-01",
                 *       "until": null,
                 *       "dayTime": "morning",
                 *       "telNr": "",
                 *       "text": ""
                 *     }
                 */
                readonly "application/json": components["schemas"]["WaitingContent"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaitingEntry"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeWaiting: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "title": "Anprobe",
                 *       "address": null,
                 *       "type": 2,
                 *       "location": 1,
                 *       "resources": [],
                 *       "minutes": 45,
                 *       "from": "2026-12-01",
                 *       "until": null,
                 *       "dayTime": "any",
                 *       "telNr": "",
                 *       "text": ""
                 *     }
                 */
                readonly "application/json": components["schemas"]["WaitingContent"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaitingEntry"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["WaitingEntryLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly endWaiting: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["WaitingEntryLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly proposeWaiting: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "start": "2026-12-03T09:00:00",
                 *       "end": "2026-12-03T09:45:00",
                 *       "location": 1,
                 *       "resources": [
                 *         1
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly end: components["schemas"]["LocalDateTime"];
                    readonly location: components["schemas"]["Lfdnr"] | null;
                    /** @description Time of the appointment now, if its series was moved with it: the times that the others have left are meant too. */
                    readonly movedTo?: components["schemas"]["LocalDateTime"];
                    readonly resources: readonly components["schemas"]["Lfdnr"][];
                    /** @description A series that was given up with it, as a whole or in part: its deleted and cancelled times are meant too. */
                    readonly serialNumber?: components["schemas"]["Lfdnr"];
                    readonly start: components["schemas"]["LocalDateTime"];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaitingProposals"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCategories: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Categories"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getCompany: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Company"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Address"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAttachments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Attachments"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "kind": "powerOfAttorney",
                 *       "name": "Vollmacht.pdf",
                 *       "content": "JVBERi0xLjQKJSVFT0YK"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewAttachment"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Attachment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly attachment: components["schemas"]["Lfdnr"];
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AttachmentFile"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly attachment: components["schemas"]["Lfdnr"];
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeBankDetail: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "iban": "AT46 9999 9123 4567 8901",
                 *       "bic": ""
                 *     }
                 */
                readonly "application/json": components["schemas"]["BankDetail"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredBankDetail"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredBankDetailLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeCompany: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CompanyPart"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredCompanyPart"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredCompanyPartLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeContactData: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "salutation": "Frau",
                 *       "titleBefore": "Mag.",
                 *       "titleAfter": "",
                 *       "firstname": "Anna",
                 *       "lastname": "Muster",
                 *       "gender": 1,
                 *       "dateOfBirth": "1980-01-05",
                 *       "address": {
                 *         "street": "Wiedner Hauptstraße 12/2/14",
                 *         "zip": "1040",
                 *         "city": "Wien",
                 *         "country": "AT"
                 *       },
                 *       "tel": "01 0123 45 67-12",
                 *       "telNote": "",
                 *       "mobile": "0664 012 34 56",
                 *       "mobileNote": "abends",
                 *       "email": "anna.muster@example.at",
                 *       "note": "",
                 *       "creditLimit": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["ContactData"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredContactData"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredContactDataLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listContactPersons: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContactPersons"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeContactPerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "lfdnr": 1,
                 *       "salutation": "Frau",
                 *       "title": "",
                 *       "firstname": "Petra",
                 *       "lastname": "Muster",
                 *       "tel": "",
                 *       "mobile": "",
                 *       "email": "",
                 *       "note": "",
                 *       "abteilung": null,
                 *       "function": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["ChangedContactPerson"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContactPerson"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ContactPersonLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createContactPerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "salutation": "Frau",
                 *       "title": "Mag.",
                 *       "firstname": "Petra",
                 *       "lastname": "Muster",
                 *       "tel": "01 0123 45 67-12",
                 *       "mobile": "",
                 *       "email": "petra.muster@example.at",
                 *       "note": "",
                 *       "abteilung": 2,
                 *       "function": 2
                 *     }
                 */
                readonly "application/json": components["schemas"]["ContactPersonContent"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContactPerson"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteContactPerson: {
        readonly parameters: {
            readonly query: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ContactPersonLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAddressCustomerGroups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerGroupRelations"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addCustomerGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "customerGroup": {
                 *         "code": "NEWS"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["CustomerGroupChoice"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerGroupRelation"];
                };
            };
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly replaceCustomerGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: components["schemas"]["CodeInPath"];
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "customerGroup": {
                 *         "code": "STAMM"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["CustomerGroupChoice"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerGroupRelation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeCustomerGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: components["schemas"]["CodeInPath"];
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeDoctor: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DoctorPart"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredDoctorPart"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredDoctorPartLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAddressDocuments: {
        readonly parameters: {
            readonly query?: {
                readonly page?: components["schemas"]["PageNumber"];
                readonly size?: components["schemas"]["PageSize"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeEmployee: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmployeePart"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredEmployeePart"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredEmployeePartLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeHealthInsuranceCompany: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HealthInsuranceCompanyPart"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredHealthInsuranceCompanyPart"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredHealthInsuranceCompanyPartLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAddressInteractions: {
        readonly parameters: {
            readonly query?: {
                readonly page?: components["schemas"]["PageNumber"];
                readonly size?: components["schemas"]["PageSize"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InteractionPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeInteraction: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "lfdnr": 1,
                 *       "channel": "phone",
                 *       "subject": "Rückruf erbeten",
                 *       "text": "",
                 *       "dateTime": "2026-03-02T09:15:00"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ChangedInteraction"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Interaction"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["InteractionLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createInteraction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "channel": "phone",
                 *       "subject": "Rückruf erbeten",
                 *       "text": "Bittet um Rückruf wegen der Lieferung.",
                 *       "dateTime": "2026-03-02T09:15:00"
                 *     }
                 */
                readonly "application/json": components["schemas"]["InteractionContent"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Interaction"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteInteraction: {
        readonly parameters: {
            readonly query: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["InteractionLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listDeletedInteractions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedInteractions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly restoreInteraction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "lfdnr": 1
                 *     }
                 */
                readonly "application/json": components["schemas"]["RecordChoice"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Interaction"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly mergeAddresses: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "other": 2,
                 *       "otherVersion": 1,
                 *       "take": [
                 *         "tel",
                 *         "email"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["AddressMerge"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MergedAddress"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredContactDataLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getMergedInto: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressRef"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listMerges: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MergedAddresses"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly undoMerge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "lfdnr": 1
                 *     }
                 */
                readonly "application/json": components["schemas"]["RecordChoice"];
            };
        };
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeNoteTone: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "tone": "info"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NoteColour"];
            };
        };
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAddressTasks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressTasks"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly openDocuments: {
        readonly parameters: {
            readonly query?: {
                readonly changeOpenDocuments?: "true" | "false";
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenDocuments"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changePatient: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "healthInsuranceCompany": 1001,
                 *       "insuredGroup": "PENS",
                 *       "isFeeReady": true,
                 *       "diseases": {
                 *         "diabetes": true,
                 *         "angiopathie": false,
                 *         "neuropathie": false,
                 *         "allergies": ""
                 *       },
                 *       "regojahr": 2026,
                 *       "europeInsuranceCard": "",
                 *       "svnr": "9002",
                 *       "svnrDat": "150345",
                 *       "familyDoctor": null,
                 *       "mainInsuranceData": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["PatientPart"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredPatientPart"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredPatientPartLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listRelatedAddresses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressRelatives"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeRelations: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "isRelative": false,
                 *       "residence": null,
                 *       "adultRepresentation": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["AddressRelations"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredAddressRelations"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredAddressRelationsLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeSupplier: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SupplierPart"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredSupplierPart"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredSupplierPartLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addAddressType: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
                readonly type: components["schemas"]["PlainAddressType"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredAddressTypes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredAddressTypesLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeAddressType: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
                readonly type: components["schemas"]["AddressTypeName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredAddressTypes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredAddressTypesLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAddressFields: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchFieldLabels"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCustomerGroups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerGroups"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listInteractionSubjects: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InteractionSubjects"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createNonPerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "isCompany": true,
                 *       "isAdultRepresentation": false,
                 *       "isResidence": false,
                 *       "isSupplier": false,
                 *       "isHealthInsuranceCompany": false,
                 *       "salutation": "Firma",
                 *       "name": "Muster Pflegedienst GmbH",
                 *       "address": {
                 *         "zip": "8010",
                 *         "city": "Graz",
                 *         "street": "Hauptplatz 1",
                 *         "country": "AT"
                 *       },
                 *       "tel": "0316 012 34 56",
                 *       "telNote": "",
                 *       "mobile": "",
                 *       "mobileNote": "",
                 *       "email": "office@muster.example",
                 *       "note": "",
                 *       "creditLimit": "5000",
                 *       "customerGroup": "B2B",
                 *       "residence": null,
                 *       "adultRepresentation": null,
                 *       "company": {
                 *         "contractNumber": "V-2026-17",
                 *         "uid": "ATU12345675",
                 *         "association": null,
                 *         "industrialSectors": [
                 *           "PFLEGE"
                 *         ],
                 *         "deliveryAndPayment": {
                 *           "shippingMethod": "ZUST",
                 *           "shippingCondition": "FREI",
                 *           "paymentCondition": "14T",
                 *           "salesPerson": null,
                 *           "collectiveDeliveryNoteInterval": null,
                 *           "collectiveInvoiceInterval": "MONAT",
                 *           "discountType": "RABATT",
                 *           "discount": "5.00",
                 *           "warehouse": "WIEN",
                 *           "associationIsInvoiceAddress": false,
                 *           "fibuGroup": "INLAND"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewNonPerson"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewLfdnr"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listNewAddressTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewAddressTypes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly checkSvnr: {
        readonly parameters: {
            readonly query?: {
                readonly svnr?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "svnr": "1237 010180",
                 *       "dateOfBirth": "1980-01-01"
                 *     }
                 */
                readonly "application/json": components["schemas"]["SvnrQuestion"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SvnrJudgement"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listClaimPeriods: {
        readonly parameters: {
            readonly query?: {
                readonly ownContributionGroup?: components["schemas"]["Code"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CodeOptions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchDoctors: {
        readonly parameters: {
            readonly query: {
                readonly q: components["schemas"]["SearchText"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DoctorHits"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly findDuplicateCompanies: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Tischlerei Müller Ges.m.b.H.",
                 *       "uid": "ATU12345675",
                 *       "tel": "0732 12 34 56"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ComparedCompany"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DuplicateCandidates"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly tellApart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "draft": "5f0c2a9e-4b7d-4f0e-9a51-7f0d3c2b1a60",
                 *       "other": 1
                 *     }
                 */
                readonly "application/json": components["schemas"]["Distinction"];
            };
        };
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly findDuplicatePersons: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "lastname": "Mayr",
                 *       "firstname": "Anna",
                 *       "dateOfBirth": "1980-01-05",
                 *       "tel": "0732 12 34 56",
                 *       "address": {
                 *         "street": "Hauptstr. 5",
                 *         "zip": "4020",
                 *         "city": "Linz"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ComparedPerson"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DuplicateCandidates"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly loadOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewAddressOptions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly loadCompanyOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CompanyOptions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly loadDoctorOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DoctorOptions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly loadEmployeeOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmployeeOptions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly loadHealthInsuranceCompanyOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HealthInsuranceCompanyOptions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly loadPatientOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PatientOptions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly loadSupplierOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierOptions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createPerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "isConsumer": false,
                 *       "isAdultRepresentation": false,
                 *       "isPatient": true,
                 *       "isRelative": false,
                 *       "isInterested": false,
                 *       "isEmployee": false,
                 *       "isDoctor": false,
                 *       "salutation": "Frau",
                 *       "title": "Mag.",
                 *       "titleAfter": "",
                 *       "firstname": "Anna",
                 *       "lastname": "Muster",
                 *       "gender": 1,
                 *       "dateOfBirth": "1945-03-15",
                 *       "address": {
                 *         "zip": "1040",
                 *         "city": "Wien",
                 *         "street": "Wiedner Hauptstraße 12/2/14",
                 *         "country": "AT"
                 *       },
                 *       "tel": "01 0123 45 67-12",
                 *       "telNote": "",
                 *       "mobile": "0664 012 34 56",
                 *       "mobileNote": "abends",
                 *       "email": "anna.muster@example.at",
                 *       "note": "",
                 *       "creditLimit": null,
                 *       "customerGroup": "STAMM",
                 *       "residence": null,
                 *       "adultRepresentation": null,
                 *       "patient": {
                 *         "healthInsuranceCompany": 1001,
                 *         "insuredGroup": "PENS",
                 *         "isFeeReady": false,
                 *         "diseases": {
                 *           "diabetes": true,
                 *           "angiopathie": false,
                 *           "neuropathie": false,
                 *           "allergies": "Pflaster"
                 *         },
                 *         "regojahr": null,
                 *         "europeInsuranceCard": "",
                 *         "svnr": "9002",
                 *         "svnrDat": "150345",
                 *         "familyDoctor": null,
                 *         "mainInsuranceData": null
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewPerson"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewLfdnr"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly suggestStreetOfNewAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "plz": "1040",
                 *       "query": "Wiedner Hauptstr."
                 *     }
                 */
                readonly "application/json": components["schemas"]["StreetQuestion"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Streets"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchAddresses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Müller Graz",
                 *       "addressType": [
                 *         "kd_patient"
                 *       ],
                 *       "sort": "name",
                 *       "page": 1,
                 *       "size": 50
                 *     }
                 */
                readonly "application/json": components["schemas"]["AddressSearchFilter"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly exportAddresses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "city": "Graz",
                 *       "sort": "name",
                 *       "columns": [
                 *         "lfdnr",
                 *         "name",
                 *         "kdOrt"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["AddressExport"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAddressTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressTypes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listContactDepartments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListEntries"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listContactFunctions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListEntries"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listDocumentInformation: {
        readonly parameters: {
            readonly query?: {
                readonly lfdnr?: components["schemas"]["Lfdnr"];
                readonly q?: components["schemas"]["SearchText"];
            };
            readonly header?: never;
            readonly path: {
                readonly list: components["schemas"]["DocumentInformationList"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentInformationEntries"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listDocumentObjectPictures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly x: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentObjectPictures"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchDocumentObjects: {
        readonly parameters: {
            readonly query: {
                readonly q: components["schemas"]["SearchText"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentObjects"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentDetail"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listDocumentInteractions: {
        readonly parameters: {
            readonly query?: {
                readonly page?: components["schemas"]["PageNumber"];
                readonly size?: components["schemas"]["PageSize"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InteractionPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeDocumentInteraction: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "lfdnr": 1,
                 *       "channel": "phone",
                 *       "subject": "Liefertermin besprochen",
                 *       "text": "",
                 *       "dateTime": "2026-03-02T09:15:00"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ChangedInteraction"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Interaction"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["InteractionLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createDocumentInteraction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "channel": "phone",
                 *       "subject": "Liefertermin besprochen",
                 *       "text": "Lieferung am Montag passt.",
                 *       "dateTime": "2026-03-02T09:15:00"
                 *     }
                 */
                readonly "application/json": components["schemas"]["InteractionContent"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Interaction"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteDocumentInteraction: {
        readonly parameters: {
            readonly query: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["InteractionLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listDocumentInteractionSubjects: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InteractionSubjects"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getDocumentPdf: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly wf_cid: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A PDF, A4, tagged (PDF/UA). */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": unknown;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly printDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly wf_cid: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "printType": "worksheet"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PrintWish"];
            };
        };
        readonly responses: {
            /** @description A PDF, A4, tagged (PDF/UA). */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": unknown;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listPrintTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly wf_cid: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PrintTypes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listSettingsDepartments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListEntries"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listSettingsFunctions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListEntries"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listLastDocuments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LastDocuments"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getFailedLogins: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FailedLogins"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listLastInteractions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LastInteractions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listOpenedRecords: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenedRecords"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly noteOpenedRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "type": "ADDRESS",
                 *       "id": "1001"
                 *     }
                 */
                readonly "application/json": {
                    readonly id: components["schemas"]["OpenedId"];
                    readonly type: components["schemas"]["OpenedType"];
                };
            };
        };
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchDashboard: {
        readonly parameters: {
            readonly query: {
                readonly q: components["schemas"]["SearchText"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchHits"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchDashboardByBody: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "q": "Müller"
                 *     }
                 */
                readonly "application/json": {
                    readonly q: components["schemas"]["SearchText"];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchHits"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getTradeFigures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TradeFigures"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchDocuments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "conditions": [
                 *         {
                 *           "key": "documentType",
                 *           "values": [
                 *             "RE"
                 *           ]
                 *         }
                 *       ],
                 *       "sort": "date"
                 *     }
                 */
                readonly "application/json": components["schemas"]["DocumentQuestion"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentRows"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly countDocuments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentCounts"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly exportDocuments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "conditions": [
                 *         {
                 *           "key": "documentType",
                 *           "values": [
                 *             "RE"
                 *           ]
                 *         }
                 *       ],
                 *       "columns": [
                 *         "nr",
                 *         "customer",
                 *         "gross"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["DocumentExport"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listDocumentFilters: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentFilters"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeDocumentFilter: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "name": "Offene Rechnungen"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ChangedDocumentFilter"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentFilter"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["DocumentFilterLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createDocumentFilter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Offene Rechnungen",
                 *       "conditions": [
                 *         {
                 *           "key": "documentType",
                 *           "values": [
                 *             "RE"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["DocumentFilterEntry"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentFilter"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteDocumentFilter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly printDocuments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "documents": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["PrintSelection"];
            };
        };
        readonly responses: {
            /** @description A PDF, A4, tagged (PDF/UA). */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": unknown;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getCountChoices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountChoices"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createCountSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "title": "Inventur Zentrallager, Regal A",
                 *       "warehouse": "ZENTRAL",
                 *       "kind": "permanent",
                 *       "keyDate": null,
                 *       "isBlind": true,
                 *       "articleGroups": [],
                 *       "shelves": [
                 *         "A-01"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewCountSession"];
            };
        };
        readonly responses: {
            /** @description A record was made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountSession"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getCountSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountSession"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCountArticles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountArticles"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly findCountArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "2000000000305"
                 *     }
                 */
                readonly "application/json": {
                    readonly code: components["schemas"]["ScannedCode"];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly hits: readonly components["schemas"]["CountCodeHit"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly joinCountSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountSession"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchCountLines: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "state": [
                 *         "different"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["CountLineQuestion"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountLinePage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly postCount: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "except": []
                 *     }
                 */
                readonly "application/json": {
                    /** @description Articles left out, unposted. */
                    readonly except: readonly components["schemas"]["ArticleNumber"][];
                };
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountSession"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["CountSessionLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly exportCountProtocol: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly printCountProtocol: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A PDF, A4, tagged (PDF/UA). */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": unknown;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly giveCountReason: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "artNrs": [
                 *         "RO100030"
                 *       ],
                 *       "reason": "breakage",
                 *       "note": ""
                 *     }
                 */
                readonly "application/json": {
                    readonly artNrs: readonly components["schemas"]["ArticleNumber"][];
                    readonly note: components["schemas"]["Line"];
                    readonly reason: components["schemas"]["CountReason"] | null;
                };
            };
        };
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly askRecount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "artNrs": [
                 *         "RO100030"
                 *       ],
                 *       "userId": null
                 *     }
                 */
                readonly "application/json": {
                    readonly artNrs: readonly components["schemas"]["ArticleNumber"][];
                    /** @description Person asked; null for whoever has not counted them. */
                    readonly userId: components["schemas"]["Lfdnr"] | null;
                };
            };
        };
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCountScans: {
        readonly parameters: {
            readonly query?: {
                readonly after?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountLog"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addCountScans: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "device": "3f2a9c1e",
                 *       "entries": [
                 *         {
                 *           "id": "0b7e3f3c-6a3e-4b52-9d55-1d8b0a8f5c11",
                 *           "at": "2026-11-30T09:15:00.000Z",
                 *           "code": "9012345678906",
                 *           "artNr": "RO100030",
                 *           "count": "1",
                 *           "factor": "1",
                 *           "place": "A-01",
                 *           "lot": "",
                 *           "serial": "",
                 *           "expiry": null,
                 *           "note": "",
                 *           "undoes": null,
                 *           "round": 1
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["CountBatch"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountReceipt"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeCountState: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "state": "review"
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {string} */
                    readonly state: "counting" | "review" | "released" | "cancelled";
                };
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountSession"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["CountSessionLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listUnknownCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UnknownCodes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setCountZero: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly lfdnr: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "artNrs": [
                 *         "RO100030"
                 *       ],
                 *       "reason": "shrinkage",
                 *       "note": ""
                 *     }
                 */
                readonly "application/json": {
                    readonly artNrs: readonly components["schemas"]["ArticleNumber"][];
                    readonly note: components["schemas"]["Line"];
                    readonly reason: components["schemas"]["CountReason"];
                };
            };
        };
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchCountSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "state": [
                 *         "counting"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["CountSessionQuestion"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountSessionPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "username": "demo",
                 *       "password": "ein langes Kennwort"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Credentials"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tokens"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "refreshToken": "q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k"
                 *     }
                 */
                readonly "application/json": components["schemas"]["RefreshToken"];
            };
        };
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listNotifications: {
        readonly parameters: {
            readonly query?: {
                /** @description Goes on after the notification with this number. */
                readonly before?: components["schemas"]["Lfdnr"];
                /** @description At most so many; 200 by default. */
                readonly size?: components["schemas"]["PageSize"];
                readonly type?: components["schemas"]["NotificationType"];
                /** @description Only unread ones, or only read ones. */
                readonly unread?: "true" | "false";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Notifications"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getNotification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenedNotification"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly markNotificationRead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly readNotifications: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "upTo": 1
                 *     }
                 */
                readonly "application/json": {
                    readonly type?: components["schemas"]["NotificationType"];
                    readonly upTo: components["schemas"]["Lfdnr"];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly count: components["schemas"]["Total"];
                        /** @description Names what was marked together; takes it back. Null where nothing was. */
                        readonly readAt: components["schemas"]["Instant"] | null;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly streamNotifications: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly countUnreadNotifications: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UnreadCount"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly unreadNotifications: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "readAt": "2026-11-28T09:24:00.000Z"
                 *     }
                 */
                readonly "application/json": {
                    readonly readAt: components["schemas"]["Instant"];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly count: components["schemas"]["Total"];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly refresh: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "refreshToken": "q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k"
                 *     }
                 */
                readonly "application/json": components["schemas"]["RefreshToken"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tokens"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly findScanned: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "2000000000305"
                 *     }
                 */
                readonly "application/json": {
                    readonly code: components["schemas"]["ScannedCode"];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScanHits"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listArticleRevenue: {
        readonly parameters: {
            readonly query?: {
                readonly dPoint?: components["schemas"]["DataPoint"];
                /** @description First day of the period; by default the first one of the year three years ago. */
                readonly from?: components["schemas"]["Day"];
                /** @description Last day; by default the last one of this year. */
                readonly to?: components["schemas"]["Day"];
            };
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SalePoints"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listArticleSalesPerAddress: {
        readonly parameters: {
            readonly query?: {
                readonly dPoint?: components["schemas"]["DataPoint"];
                /** @description First day of the period; by default the first one of the year three years ago. */
                readonly from?: components["schemas"]["Day"];
                /** @description Last day; by default the last one of this year. */
                readonly to?: components["schemas"]["Day"];
            };
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressSales"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listArticleSalesPerCharacteristic: {
        readonly parameters: {
            readonly query?: {
                readonly dPoint?: components["schemas"]["DataPoint"];
                /** @description First day of the period; by default the first one of the year three years ago. */
                readonly from?: components["schemas"]["Day"];
                /** @description Last day; by default the last one of this year. */
                readonly to?: components["schemas"]["Day"];
            };
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CharacteristicSales"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listArticleSalesOfCharacteristic: {
        readonly parameters: {
            readonly query?: {
                readonly dPoint?: components["schemas"]["DataPoint"];
                /** @description First day of the period; by default the first one of the year three years ago. */
                readonly from?: components["schemas"]["Day"];
                /** @description Last day; by default the last one of this year. */
                readonly to?: components["schemas"]["Day"];
            };
            readonly header?: never;
            readonly path: {
                readonly characteristic: components["schemas"]["Code"];
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressSales"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getArticleTotalRevenue: {
        readonly parameters: {
            readonly query?: {
                readonly dPoint?: components["schemas"]["DataPoint"];
                /** @description First day of the period; by default the first one of the year three years ago. */
                readonly from?: components["schemas"]["Day"];
                /** @description Last day; by default the last one of this year. */
                readonly to?: components["schemas"]["Day"];
            };
            readonly header?: never;
            readonly path: {
                readonly nr: components["schemas"]["ArticleNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SaleFigures"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listWarehouseStatistics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WarehouseStatistics"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listStatisticSubApps: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatisticSubApps"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "title": "Rückruf wegen Liefertermin",
                 *       "dueDate": "2026-12-03T00:00:00"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewTask"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Task"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly saveTaskComment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "taskId": 1,
                 *       "lfdnr": null,
                 *       "text": "Erledige ich heute."
                 *     }
                 */
                readonly "application/json": {
                    readonly lfdnr: components["schemas"]["Lfdnr"] | null;
                    readonly taskId: components["schemas"]["Lfdnr"];
                    readonly text: components["schemas"]["CommentText"];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskComment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteTaskComment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskComment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly restoreTaskComment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskComment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listTaskAddresses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "lfdnrs": [
                 *         1001
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly lfdnrs: readonly components["schemas"]["Lfdnr"][];
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskObjects"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listTaskStates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskStates"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listTaskTitles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskTitles"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Task"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly lfdnr: components["schemas"]["Lfdnr"];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["TaskLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeTaskAssignees: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "value": [
                 *         {
                 *           "type": "USER",
                 *           "id": 1
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly value: readonly components["schemas"]["TaskAssigneeKey"][];
                };
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Task"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["TaskLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeTaskChecklist: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "value": [
                 *         {
                 *           "text": "Lieferschein suchen",
                 *           "done": false
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly value: readonly components["schemas"]["TaskItem"][];
                };
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Task"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["TaskLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeTaskDescription: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /** @example Bitte vor 12 Uhr. */
                readonly "application/json": components["schemas"]["Text"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Task"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["TaskLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeTaskDueDate: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "value": "2026-12-03T00:00:00"
                 *     }
                 */
                readonly "application/json": {
                    readonly value: components["schemas"]["LocalDateTime"] | null;
                };
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Task"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["TaskLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly watchTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "value": true
                 *     }
                 */
                readonly "application/json": {
                    readonly value: boolean;
                };
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly value: boolean;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeTaskObjects: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "value": [
                 *         {
                 *           "type": "ADDRESS",
                 *           "id": "1001"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly value: readonly components["schemas"]["TaskObjectKey"][];
                };
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Task"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["TaskLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly restoreTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Task"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeTaskState: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "value": 2
                 *     }
                 */
                readonly "application/json": {
                    readonly value: components["schemas"]["Lfdnr"];
                };
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Task"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["TaskLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeTaskTitle: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "value": "Rückruf bis Mittag"
                 *     }
                 */
                readonly "application/json": {
                    readonly value: components["schemas"]["TaskLine"];
                };
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Task"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["TaskLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listTaskUsers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskUsers"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listTaskWorkGroups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskWorkGroups"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly countTasks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "scope": "mine"
                 *     }
                 */
                readonly "application/json": components["schemas"]["TaskFilter"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskCounts"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listTaskHistory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["Lfdnr"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskHistory"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listTasks: {
        readonly parameters: {
            readonly query?: {
                readonly page?: components["schemas"]["PageNumber"];
                readonly size?: components["schemas"]["PageSize"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchTasks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "scope": "mine",
                 *       "done": false
                 *     }
                 */
                readonly "application/json": components["schemas"]["TaskQuestion"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listOwnTasks: {
        readonly parameters: {
            readonly query?: {
                readonly page?: components["schemas"]["PageNumber"];
                readonly size?: components["schemas"]["PageSize"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly recordAppAccess: {
        readonly parameters: {
            readonly query: {
                readonly appId: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success without content. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getUserPicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserPicture"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getUserSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserSettings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly saveCalendarSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "view": "week"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CalendarSettings"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredCalendarSettings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredCalendarSettingsLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly saveCrmSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "columns": [
                 *         "name",
                 *         "kdOrt"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["CrmSettings"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredCrmSettings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredCrmSettingsLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly saveDashboardSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "lg": [
                 *         {
                 *           "id": "CLOCK",
                 *           "x": 0,
                 *           "y": 0,
                 *           "w": 3,
                 *           "h": 2
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["DashboardSettings"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredDashboardSettings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredDashboardSettingsLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly saveNotificationSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly "If-Match": components["schemas"]["ETag"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "muted": [
                 *         "taskCommented"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["NotificationSettings"];
            };
        };
        readonly responses: {
            /** @description A record with its version; to change it, send the ETag back as `If-Match`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["schemas"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredNotificationSettings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The record was changed meanwhile; the problem holds its current values. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StoredNotificationSettingsLostUpdate"];
                };
            };
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly suggestCity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "plz": "6600",
                 *       "country": "AT"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PlaceQuestion"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Places"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly suggestGender: {
        readonly parameters: {
            readonly query: {
                readonly name: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GenderSuggestion"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly suggestStreet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "plz": "1040",
                 *       "query": "Wiedner Hauptstr."
                 *     }
                 */
                readonly "application/json": components["schemas"]["StreetQuestion"];
            };
        };
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Streets"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCountries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Countries"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listGenders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request has succeeded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Genders"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
}
