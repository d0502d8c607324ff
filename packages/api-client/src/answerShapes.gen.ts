import type { Shape } from './answerCheck.ts';

export const models: Readonly<Record<string, Shape>> = {
	"Apps": [
		"#App"
	],
	"App": {
		"appId": "i",
		"appBezeichnung": "s",
		"appCategory": "i",
		"appUrl": "s",
		"licensed": "b",
		"hasPermission": "b",
		"showInMenu": "b",
		"webSettings": "b"
	},
	"Categories": [
		"#Category"
	],
	"Category": {
		"id": "i",
		"bezeichnung": "s"
	},
	"Company": {
		"name": "s",
		"form": "s",
		"street": "s",
		"postcode": "s",
		"city": "s",
		"country": "s",
		"tel": "s",
		"email": "s",
		"logo": [
			"s",
			"z"
		]
	},
	"SearchFieldLabels": [
		"#SearchFieldLabel"
	],
	"SearchFieldLabel": {
		"code": "s",
		"bezeichnung": "s"
	},
	"CustomerGroups": [
		"#CustomerGroup"
	],
	"CustomerGroup": {
		"code": "s",
		"bezeichnung": "s"
	},
	"InteractionSubjects": [
		"#InteractionSubject"
	],
	"InteractionSubject": {
		"bezeichnung": "s"
	},
	"DuplicateCandidates": [
		"#DuplicateCandidate"
	],
	"DuplicateCandidate": {
		"lfdnr": "i",
		"name": "s",
		"addressTypes": [
			"s"
		],
		"kdStrasse": "s",
		"kdPlz": "s",
		"kdOrt": "s",
		"tel": "s",
		"dateOfBirth": [
			"s",
			"z"
		],
		"score": "i",
		"reasons": [
			"s"
		]
	},
	"Streets": [
		"#Street"
	],
	"Street": {
		"street": "s",
		"city": "s"
	},
	"AddressPage": {
		"rows": [
			"#AddressRow"
		],
		"total": "i"
	},
	"AddressRow": {
		"lfdnr": "i",
		"name": "s",
		"addressTypes": [
			"s"
		],
		"kdStrasse": "s",
		"kdPlz": "s",
		"kdOrt": "s",
		"tel": "s"
	},
	"AddressTypes": [
		"#AddressType"
	],
	"AddressType": {
		"bezeichnung": "s",
		"fldName": "s",
		"fldDisplayName": "s",
		"fldDisplayBez": "s"
	},
	"Address": {
		"firma": "i",
		"lfdnr": "i",
		"name": "s",
		"person": "b",
		"addressTypes": [
			"s"
		],
		"salutation": "s",
		"titleBefore": "s",
		"titleAfter": "s",
		"firstname": "s",
		"lastname": "s",
		"gender": [
			"i",
			"z"
		],
		"dateOfBirth": [
			"s",
			"z"
		],
		"address": {
			"street": "s",
			"zip": "s",
			"city": "s",
			"country": "s"
		},
		"tel": "s",
		"telNote": "s",
		"mobile": "s",
		"mobileNote": "s",
		"email": "s",
		"note": "s",
		"version": "i",
		"changed": "s",
		"created": "s"
	},
	"StoredContactData": {
		"salutation": "s",
		"titleBefore": "s",
		"titleAfter": "s",
		"firstname": "s",
		"lastname": "s",
		"gender": [
			"i",
			"z"
		],
		"dateOfBirth": [
			"s",
			"z"
		],
		"address": {
			"street": "s",
			"zip": "s",
			"city": "s",
			"country": "s"
		},
		"tel": "s",
		"telNote": "s",
		"mobile": "s",
		"mobileNote": "s",
		"email": "s",
		"note": "s",
		"version": "i",
		"changed": "s"
	},
	"ContactPersons": [
		"#ContactPerson"
	],
	"ContactPerson": {
		"lfdnr": "i",
		"salutation": "s",
		"title": "s",
		"firstname": "s",
		"lastname": "s",
		"tel": "s",
		"mobile": "s",
		"email": "s",
		"note": "s",
		"abteilung": [
			"#ListEntry",
			"z"
		],
		"function": [
			"#ListEntry",
			"z"
		],
		"version": "i"
	},
	"ListEntry": {
		"lfdnr": "i",
		"bezeichnung": "s"
	},
	"CustomerGroupRelations": [
		"#CustomerGroupRelation"
	],
	"CustomerGroupRelation": {
		"customerGroup": "#CustomerGroup"
	},
	"DocumentPage": {
		"rows": [
			"#Document"
		],
		"total": "i"
	},
	"Document": {
		"wf_cid": "s",
		"shortType": "s",
		"nr": "s",
		"name": "s",
		"date": "s",
		"state": "s"
	},
	"InteractionPage": {
		"rows": [
			"#Interaction"
		],
		"total": "i"
	},
	"Interaction": {
		"lfdnr": "i",
		"wf_cid": [
			"s",
			"z"
		],
		"channel": "s",
		"subject": "s",
		"text": "s",
		"dateTime": "s",
		"author": "s",
		"version": "i"
	},
	"DeletedInteractions": [
		"#DeletedInteraction"
	],
	"DeletedInteraction": {
		"lfdnr": "i",
		"wf_cid": [
			"s",
			"z"
		],
		"channel": "s",
		"subject": "s",
		"text": "s",
		"dateTime": "s",
		"author": "s",
		"version": "i",
		"deleted": "s",
		"deletedBy": "s"
	},
	"ListEntries": [
		"#ListEntry"
	],
	"LastDocuments": [
		"#LastDocument"
	],
	"LastDocument": {
		"wf_cid": "s",
		"shortType": "s",
		"nr": "s",
		"name": "s",
		"date": "s",
		"state": "s",
		"addressLfdnr": "i",
		"addressName": "s"
	},
	"LastInteractions": [
		"#LastInteraction"
	],
	"LastInteraction": {
		"lfdnr": "i",
		"wf_cid": [
			"s",
			"z"
		],
		"channel": "s",
		"subject": "s",
		"text": "s",
		"dateTime": "s",
		"author": "s",
		"version": "i",
		"addressLfdnr": "i",
		"addressName": "s"
	},
	"SearchHits": [
		[
			{
				"type": "=ADDRESS",
				"id": "i",
				"name": "s",
				"object": {
					"kdStrasse": "s",
					"kdPlz": "s",
					"kdOrt": "s"
				}
			},
			{
				"type": "=ARTICLE",
				"id": "i",
				"name": "s",
				"object": {
					"art_nr": "s"
				}
			},
			{
				"type": "=DOCUMENT",
				"id": "i",
				"name": "s",
				"object": {
					"shortType": "s",
					"date": "s",
					"state": "s",
					"addressLfdnr": "i",
					"wf_cid": "s"
				}
			},
			{
				"type": "!ADDRESS,ARTICLE,DOCUMENT",
				"id": "i",
				"name": "s",
				"object": {}
			}
		]
	],
	"Tokens": {
		"bearer": "s",
		"refreshToken": "s"
	},
	"Notifications": [
		"#Notification"
	],
	"Notification": {
		"nid": "i",
		"subject": "s",
		"text": "s",
		"sendDate": "s",
		"fromUser": "s",
		"read": "i"
	},
	"StatisticSubApps": [
		"#StatisticSubApp"
	],
	"StatisticSubApp": {
		"name": "s",
		"bezeichnung": "s"
	},
	"User": {
		"userId": "i",
		"username": "s",
		"email": "s",
		"userLvl": "i",
		"admin": "b"
	},
	"UserPicture": {
		"picture": [
			"s",
			"z"
		]
	},
	"UserSettings": {
		"WEB_crm": [
			{
				"columns": [
					"s"
				]
			},
			"z"
		],
		"WEB_cal": [
			{
				"view": "s"
			},
			"z"
		],
		"WEB_dashboard": [
			{
				"widgets": [
					"s"
				]
			},
			"z"
		]
	},
	"Places": [
		"#Place"
	],
	"Place": {
		"plz": "s",
		"city": "s",
		"province": "s"
	},
	"GenderSuggestion": {
		"gender": [
			"i",
			"z"
		]
	},
	"Countries": [
		"#Country"
	],
	"Country": {
		"code": "s",
		"bezeichnung": "s"
	},
	"Genders": [
		"#Gender"
	],
	"Gender": {
		"lfdnr": "i",
		"code": "s",
		"bezeichnung": "s"
	}
};

export const answers: Readonly<Record<string, Shape>> = {
	"get /v1/apps": "#Apps",
	"get /v1/categories": "#Categories",
	"get /v1/company": "#Company",
	"get /v1/crm/addresses/fields": "#SearchFieldLabels",
	"get /v1/crm/addresses/groups": "#CustomerGroups",
	"get /v1/crm/addresses/interactions/subjects": "#InteractionSubjects",
	"post /v1/crm/addresses/new/duplicate": "#DuplicateCandidates",
	"post /v1/crm/addresses/new/duplicate/distinct": "u",
	"post /v1/crm/addresses/new/duplicate/person": "#DuplicateCandidates",
	"post /v1/crm/addresses/new/street": "#Streets",
	"post /v1/crm/addresses/search/filtered": "#AddressPage",
	"get /v1/crm/addresses/types": "#AddressTypes",
	"get /v1/crm/addresses/{id}": "#Address",
	"put /v1/crm/addresses/{id}/contactData": "#StoredContactData",
	"get /v1/crm/addresses/{id}/contactPersons": "#ContactPersons",
	"post /v1/crm/addresses/{id}/contactPersons": "#ContactPerson",
	"put /v1/crm/addresses/{id}/contactPersons": "#ContactPerson",
	"delete /v1/crm/addresses/{id}/contactPersons": "u",
	"get /v1/crm/addresses/{id}/customerGroups": "#CustomerGroupRelations",
	"post /v1/crm/addresses/{id}/customerGroups": "#CustomerGroupRelation",
	"put /v1/crm/addresses/{id}/customerGroups/{code}": "#CustomerGroupRelation",
	"delete /v1/crm/addresses/{id}/customerGroups/{code}": "u",
	"get /v1/crm/addresses/{id}/documents": "#DocumentPage",
	"get /v1/crm/addresses/{id}/interactions": "#InteractionPage",
	"post /v1/crm/addresses/{id}/interactions": "#Interaction",
	"put /v1/crm/addresses/{id}/interactions": "#Interaction",
	"delete /v1/crm/addresses/{id}/interactions": "u",
	"get /v1/crm/addresses/{id}/interactions/deleted": "#DeletedInteractions",
	"post /v1/crm/addresses/{id}/interactions/restore": "#Interaction",
	"get /v1/crm/contactPersons/departments": "#ListEntries",
	"get /v1/crm/contactPersons/functions": "#ListEntries",
	"get /v1/crm/settings/departments": "#ListEntries",
	"get /v1/crm/settings/functions": "#ListEntries",
	"get /v1/dashboard/documents/last": "#LastDocuments",
	"get /v1/dashboard/interactions/last": "#LastInteractions",
	"get /v1/dashboard/search": "#SearchHits",
	"post /v1/dashboard/search": "#SearchHits",
	"post /v1/login": "#Tokens",
	"post /v1/logout": "u",
	"get /v1/notifications": "#Notifications",
	"patch /v1/notifications/{id}/read": "u",
	"post /v1/refresh": "#Tokens",
	"get /v1/statisticSubApps": "#StatisticSubApps",
	"get /v1/telemetry/app-access": "u",
	"get /v1/user": "#User",
	"get /v1/user/picture": "#UserPicture",
	"get /v1/user/settings": "#UserSettings",
	"post /v1/util/autofill/city": "#Places",
	"get /v1/util/autofill/gender": "#GenderSuggestion",
	"post /v1/util/autofill/street": "#Streets",
	"get /v1/util/country": "#Countries",
	"get /v1/util/genders": "#Genders"
};
