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
	"StoredArticleRecord": {
		"articleDescription": "s",
		"artNr2": "s",
		"gtin": "s",
		"articleType": [
			"s",
			"z"
		],
		"articleCategory": [
			"s",
			"z"
		],
		"articleGroup": [
			"s",
			"z"
		],
		"unit": "s",
		"vat": "s",
		"statisticGroup": [
			"s",
			"z"
		],
		"statisticCode": [
			"s",
			"z"
		],
		"commissionGroup": [
			"s",
			"z"
		],
		"revenueGroup": [
			"s",
			"z"
		],
		"objectType": [
			"s",
			"z"
		],
		"objectTypeGroup": [
			"s",
			"z"
		],
		"note": "s",
		"packs": [
			"#ArticlePack"
		],
		"isActive": "b",
		"isStocked": "b",
		"isDiscountable": "b",
		"isOrderable": "b",
		"lotDuty": "b",
		"serialDuty": "b",
		"needsApproval": "b",
		"isRental": "b",
		"isMedicalDevice": "b",
		"vpe": "s",
		"minStock": "s",
		"dbzk?": [
			"s",
			"z"
		],
		"version": "i"
	},
	"ArticlePack": {
		"unit": "s",
		"quantity": "s",
		"gtin": "s"
	},
	"ArticleCategories": [
		"#ArticleCategory"
	],
	"ArticleCategory": {
		"code": "s",
		"bezeichnung": "s",
		"articleType": "s"
	},
	"ArticleGroups": [
		"#ArticleGroup"
	],
	"ArticleGroup": {
		"code": "s",
		"bezeichnung": "s",
		"articleCategory": "s"
	},
	"NamedList": [
		"#Named"
	],
	"Named": {
		"code": "s",
		"bezeichnung": "s"
	},
	"CodeHits": {
		"hits": [
			"#CodeHit"
		]
	},
	"CodeHit": {
		"artNr": "s",
		"articleDescription": "s",
		"match": "s",
		"quantity": "s",
		"unit": "s",
		"isActive": "b"
	},
	"ArticlePage": {
		"rows": [
			"#ArticleRow"
		],
		"total": "i"
	},
	"ArticleRow": {
		"artNr": "s",
		"artNr2": "s",
		"articleDescription": "s",
		"gtin": "s",
		"articleType": [
			"#Named",
			"z"
		],
		"articleCategory": [
			"#Named",
			"z"
		],
		"articleGroup": [
			"#Named",
			"z"
		],
		"unit": "s",
		"isActive": "b",
		"netPrice": [
			"s",
			"z"
		],
		"grossPrice": [
			"s",
			"z"
		],
		"inventory": [
			"s",
			"z"
		],
		"reserved": [
			"s",
			"z"
		],
		"available": [
			"s",
			"z"
		],
		"stockState": [
			"s",
			"z"
		],
		"dep?": [
			"s",
			"z"
		]
	},
	"SupplierChoices": [
		"#SupplierChoice"
	],
	"SupplierChoice": {
		"lfdnr": "i",
		"name": "s",
		"city": "s"
	},
	"ArticlePermissions": [
		"#ArticlePermission"
	],
	"ArticlePermission": {
		"key": "s",
		"bezeichnung": "s",
		"isTab": "b"
	},
	"Article": {
		"artNr": "s",
		"articleDescription": "s",
		"artNr2": "s",
		"gtin": "s",
		"articleType": [
			"s",
			"z"
		],
		"articleCategory": [
			"s",
			"z"
		],
		"articleGroup": [
			"s",
			"z"
		],
		"unit": "s",
		"vat": "s",
		"statisticGroup": [
			"s",
			"z"
		],
		"statisticCode": [
			"s",
			"z"
		],
		"commissionGroup": [
			"s",
			"z"
		],
		"revenueGroup": [
			"s",
			"z"
		],
		"objectType": [
			"s",
			"z"
		],
		"objectTypeGroup": [
			"s",
			"z"
		],
		"note": "s",
		"packs": [
			"#ArticlePack"
		],
		"isActive": "b",
		"names": {
			"articleType": "s",
			"articleCategory": "s",
			"articleGroup": "s",
			"unit": "s",
			"vat": "s",
			"statisticGroup": "s",
			"statisticCode": "s",
			"commissionGroup": "s",
			"revenueGroup": "s",
			"objectType": "s",
			"objectTypeGroup": "s"
		},
		"vatPercent": [
			"s",
			"z"
		],
		"suppliers": [
			"#ArticleSupplier"
		],
		"hasImage": "b",
		"imageVersion": "i",
		"changed": "s",
		"version": "i"
	},
	"ArticleSupplier": {
		"lfdnr": "i",
		"name": "s",
		"number": "s"
	},
	"ArticleCharacteristics": {
		"vpe": "s",
		"minStock": "s",
		"dep?": [
			"s",
			"z"
		],
		"dbzk?": [
			"s",
			"z"
		]
	},
	"ArticleCheckboxes": {
		"isActive": "b",
		"isStocked": "b",
		"isDiscountable": "b",
		"isOrderable": "b",
		"lotDuty": "b",
		"serialDuty": "b",
		"needsApproval": "b",
		"isRental": "b",
		"isMedicalDevice": "b"
	},
	"ArticleDemands": [
		"#ArticleDemand"
	],
	"ArticleDemand": {
		"kind": "s",
		"document": "#ArticleDocument",
		"deliveryDate": [
			"s",
			"z"
		],
		"quantity": "s",
		"open": "s"
	},
	"ArticleDocument": {
		"wf_cid": "s",
		"shortType": "s",
		"nr": "s",
		"state": "s",
		"date": "s",
		"customer": [
			{
				"lfdnr": "i",
				"name": "s"
			},
			"z"
		]
	},
	"ArticleImage": {
		"image": [
			"s",
			"z"
		]
	},
	"StoredArticleImage": {
		"image": [
			"s",
			"z"
		],
		"version": "i"
	},
	"ArticleInventory": {
		"inventory": "s",
		"reserved": "s",
		"available": "s",
		"ordered": "s",
		"forecast": "s",
		"minStock": "s",
		"stockState": "s"
	},
	"StockMovements": {
		"rows": [
			"#StockMovement"
		],
		"total": "i"
	},
	"StockMovement": {
		"id": "s",
		"dateTime": "s",
		"kind": "s",
		"warehouse": "#Named",
		"lot": "s",
		"serial": "s",
		"quantity": "s",
		"balance": "s",
		"document": [
			"#ArticleDocument",
			"z"
		],
		"note": "s",
		"user": [
			"s",
			"z"
		],
		"unitCost?": [
			"s",
			"z"
		]
	},
	"ArticleStock": {
		"inventory": "s",
		"reserved": "s",
		"ordered": "s",
		"available": "s",
		"rows": [
			"#StockLine"
		]
	},
	"StockLine": {
		"warehouse": "#Named",
		"lot": "s",
		"serial": "s",
		"expiry": [
			"s",
			"z"
		],
		"isExpired": "b",
		"inventory": "s"
	},
	"ArticleOffers": [
		"#ArticleOffer"
	],
	"ArticleOffer": {
		"document": "#ArticleDocument",
		"quantity": "s",
		"price": [
			"s",
			"z"
		],
		"isGross": "b"
	},
	"PurchasePrices": [
		"#PurchasePrice"
	],
	"PurchasePrice": {
		"id": "i",
		"supplier": {
			"lfdnr": "i",
			"name": "s"
		},
		"supplierNumber": "s",
		"minQuantity": "s",
		"validFrom": [
			"s",
			"z"
		],
		"validTo": [
			"s",
			"z"
		],
		"validity": "s",
		"listPrice": "s",
		"discount": "s",
		"discount2": "s",
		"netPrice": "s",
		"purchasePrice": "s",
		"version": "i"
	},
	"SalePrices": {
		"isPricedToday": "b",
		"rows": [
			"#SalePrice"
		]
	},
	"SalePrice": {
		"id": "i",
		"priceList": "#Named",
		"unit": "#Named",
		"minQuantity": "s",
		"customerGroup": [
			"#Named",
			"z"
		],
		"customer": [
			{
				"lfdnr": "i",
				"name": "s"
			},
			"z"
		],
		"validFrom": [
			"s",
			"z"
		],
		"validTo": [
			"s",
			"z"
		],
		"validity": "s",
		"netPrice": "s",
		"grossPrice": "s",
		"isGross": "b",
		"factor?": [
			"s",
			"z"
		],
		"db1?": [
			"s",
			"z"
		],
		"ra?": [
			"s",
			"z"
		],
		"version": "i"
	},
	"BusinessArticles": [
		"#BusinessArticle"
	],
	"BusinessArticle": {
		"articleNumber": "s",
		"name": "s",
		"unit": "s",
		"vatCode": "s",
		"vatRate": "s",
		"netPrice": [
			"s",
			"z"
		],
		"grossPrice": [
			"s",
			"z"
		],
		"priceSource": [
			"s",
			"z"
		],
		"cost": [
			"s",
			"z"
		],
		"isStocked": "b",
		"lotDuty": "b",
		"serialDuty": "b",
		"isExact": "b",
		"exactUnit": [
			"s",
			"z"
		],
		"prices": [
			"#ArticleTier"
		],
		"packs": [
			"#PositionPack"
		],
		"stock": [
			"#ArticleStockLine"
		]
	},
	"ArticleTier": {
		"unit": "s",
		"minQuantity": "s",
		"netPrice": "s",
		"grossPrice": "s",
		"priceSource": "s"
	},
	"PositionPack": {
		"unit": "s",
		"quantity": "s"
	},
	"ArticleStockLine": {
		"warehouse": "s",
		"lot": "s",
		"expiry": [
			"s",
			"z"
		],
		"quantity": "s"
	},
	"BusinessDocument": {
		"wf_cid": [
			"s",
			"z"
		],
		"customerId": "i",
		"typeId": "i",
		"shortType": "s",
		"nr": "s",
		"name": "s",
		"date": "s",
		"state": "s",
		"rank": "i",
		"documentHead": "#DocumentHead",
		"documentHeadExtended": "#DocumentHeadExtended",
		"documentFoot": "#DocumentFoot",
		"positions": [
			"#BusinessPosition"
		],
		"amounts": [
			"#BusinessAmounts",
			"z"
		],
		"shares": [
			{
				"patient": "s",
				"carrier": "s"
			},
			"z"
		],
		"contributionRules": [
			"#ContributionRule"
		],
		"vatRates": [
			"#BusinessVatRate"
		],
		"customerExemption": [
			"s",
			"z"
		],
		"credit": [
			"#CreditState",
			"z"
		],
		"recipient": "#InvoiceRecipient",
		"delivery": [
			"#HandedOver",
			"z"
		],
		"version": "i"
	},
	"DocumentHead": {
		"customer": "#DocumentParty",
		"association": [
			"#DocumentParty",
			"z"
		],
		"doctor": [
			"#DocumentParty",
			"z"
		],
		"documentType": "s",
		"prescriptionState": [
			"s",
			"z"
		]
	},
	"DocumentParty": {
		"lfdnr": "i",
		"name": "s"
	},
	"DocumentHeadExtended": {
		"deliveryAddress": [
			"#DocumentParty",
			"z"
		],
		"invoiceAddress": [
			"#DocumentParty",
			"z"
		],
		"insuredData": [
			"#InsuredData",
			"z"
		]
	},
	"InsuredData": {
		"insurance": "#DocumentParty",
		"insuredGroup": [
			"s",
			"z"
		],
		"ownContributionGroup": [
			"s",
			"z"
		],
		"exemption": [
			"s",
			"z"
		],
		"prescriptionDate": [
			"s",
			"z"
		]
	},
	"DocumentFoot": {
		"billingCondition": "s",
		"isGross": "b",
		"discount": "s",
		"preferredDate": [
			"s",
			"z"
		],
		"deliveryDate": [
			"s",
			"z"
		],
		"deliveryCondition": [
			"s",
			"z"
		],
		"deliveryType": [
			"s",
			"z"
		],
		"location": "s",
		"isGoodsReturned": "b",
		"isRecipientNoBusiness": "b",
		"orderReference": "s",
		"headText": "s",
		"footText": "s",
		"remark": "s"
	},
	"BusinessPosition": {
		"id": [
			"i",
			"z"
		],
		"kind": "s",
		"articleNumber": [
			"s",
			"z"
		],
		"text": "s",
		"quantity": "s",
		"unit": "s",
		"packQuantity": "s",
		"price": [
			"s",
			"z"
		],
		"cost": [
			"s",
			"z"
		],
		"discount": [
			"s",
			"z"
		],
		"discount2": [
			"s",
			"z"
		],
		"vatCode": "s",
		"vatRate": "s",
		"amount": [
			"s",
			"z"
		],
		"lot": [
			"s",
			"z"
		],
		"serialNumber": [
			"s",
			"z"
		],
		"object": [
			"#PositionObject",
			"z"
		],
		"client": [
			"#DocumentParty",
			"z"
		],
		"referenceNumber": "s",
		"processState": "i",
		"prescription": "i",
		"sourceOpen": [
			"s",
			"z"
		]
	},
	"PositionObject": {
		"id": "i",
		"name": "s"
	},
	"BusinessAmounts": {
		"sum": "s",
		"discount": "s",
		"net": "s",
		"vat": "s",
		"gross": "s",
		"open": "s",
		"rates": [
			"#DocumentRate"
		]
	},
	"DocumentRate": {
		"rate": "s",
		"net": "s",
		"vat": "s",
		"gross": "s"
	},
	"ContributionRule": {
		"ownContributionGroup": "s",
		"bezeichnung": "s",
		"kind": "s",
		"percent": "s",
		"minimum": "s",
		"fee": "s",
		"carrierMaximum": [
			"s",
			"z"
		]
	},
	"BusinessVatRate": {
		"code": "s",
		"bezeichnung": "s",
		"rate": "s"
	},
	"CreditState": {
		"limit": "s",
		"open": "s"
	},
	"InvoiceRecipient": {
		"isBusiness": "b",
		"hasUid": "b"
	},
	"HandedOver": {
		"signedBy": "s",
		"dateTime": "s"
	},
	"Upgrades": [
		"#Upgrade"
	],
	"Upgrade": {
		"typeId": "i",
		"shortType": "s",
		"documentType": "s",
		"blocked": [
			"s",
			"z"
		],
		"positions": [
			"#UpgradePosition"
		]
	},
	"UpgradePosition": {
		"id": "i",
		"text": "s",
		"quantity": "s",
		"openQuantity": "s",
		"unit": "s"
	},
	"Appointment": {
		"key": "#AppointmentKey",
		"title": "s",
		"start": "s",
		"end": "s",
		"allDay": "b",
		"duration": "i",
		"type": [
			"i",
			"z"
		],
		"state": "i",
		"scope": "i",
		"location": [
			"i",
			"z"
		],
		"resources": [
			"i"
		],
		"addresses": [
			"#AppointmentAddress"
		],
		"objects": [
			"#AppointmentObject"
		],
		"documents": [
			"#AppointmentDocument"
		],
		"telNr": "s",
		"text": "s",
		"serialNumber": [
			"i",
			"z"
		],
		"rule": [
			"#Recurrence",
			"z"
		],
		"deviates": "b",
		"deviating": [
			"s"
		],
		"conflictResolution": "s",
		"overbookReason": "s",
		"changeDateTime": "s",
		"createdBy": [
			"s",
			"z"
		],
		"isBusy": "b",
		"version": "i"
	},
	"AppointmentKey": {
		"firma": "i",
		"lfdnr": "i"
	},
	"AppointmentAddress": {
		"lfdnr": "i",
		"name": [
			"s",
			"z"
		],
		"tel": "s"
	},
	"AppointmentObject": {
		"id": "s",
		"name": "s"
	},
	"AppointmentDocument": {
		"wf_cid": "s",
		"name": [
			"s",
			"z"
		],
		"addressLfdnr": [
			"i",
			"z"
		]
	},
	"Recurrence": {
		"frequency": "s",
		"interval": "i",
		"weekdays": [
			"i"
		],
		"monthRule": "s",
		"count": [
			"i",
			"z"
		],
		"until": [
			"s",
			"z"
		],
		"holidays": "s"
	},
	"AddressAppointments": {
		"past": [
			"#AppointmentPreview"
		],
		"next": [
			"#AppointmentPreview"
		]
	},
	"AppointmentPreview": {
		"lfdnr": "i",
		"title": "s",
		"start": "s",
		"end": "s",
		"allDay": "b",
		"type": [
			"i",
			"z"
		],
		"state": "i",
		"scope": "i",
		"location": [
			"i",
			"z"
		],
		"resources": [
			"i"
		],
		"addressName": [
			"s",
			"z"
		],
		"serialNumber": [
			"i",
			"z"
		],
		"isBusy": "b",
		"version": "i"
	},
	"TakenTime": {
		"conflicts": [
			"#AppointmentConflict"
		],
		"free": [
			"#FreeSlot"
		]
	},
	"AppointmentConflict": {
		"lfdnr": "i",
		"title": "s",
		"start": "s",
		"end": "s",
		"allDay": "b",
		"resource": "i"
	},
	"FreeSlot": {
		"start": "s",
		"end": "s"
	},
	"Appointments": [
		"#Appointment"
	],
	"AppointmentHistory": [
		"#AppointmentChange"
	],
	"AppointmentChange": {
		"dateTime": "s",
		"author": "s",
		"field": "s",
		"from": "s",
		"to": "s"
	},
	"AppointmentPreviews": {
		"appointments": [
			"#AppointmentPreview"
		],
		"isComplete": "b"
	},
	"FoundAppointments": [
		"#AppointmentPreview"
	],
	"SerialPreview": {
		"dates": [
			"#SerialDate"
		],
		"count": "i",
		"conflicts": "i",
		"hash": "s"
	},
	"SerialDate": {
		"originalDay": "s",
		"start": [
			"s",
			"z"
		],
		"end": [
			"s",
			"z"
		],
		"note": [
			"s",
			"z"
		],
		"holiday": [
			"s",
			"z"
		],
		"conflicts": [
			"#AppointmentConflict"
		]
	},
	"CalendarFeeds": [
		"#CalendarFeed"
	],
	"CalendarFeed": {
		"lfdnr": "i",
		"bezeichnung": "s",
		"level": "s",
		"createdAt": "s",
		"fetchedAt": [
			"s",
			"z"
		]
	},
	"AppointmentAddresses": [
		"#AppointmentAddress"
	],
	"AppointmentDocuments": [
		"#AppointmentDocument"
	],
	"CalendarLocations": [
		"#CalendarLocation"
	],
	"CalendarLocation": {
		"lfdnr": "i",
		"bezeichnung": "s",
		"hours": [
			"#CalendarHours"
		],
		"active": "b"
	},
	"CalendarHours": {
		"weekday": "i",
		"opens": "s",
		"closes": "s"
	},
	"AppointmentObjects": [
		"#AppointmentObject"
	],
	"CalendarResources": [
		"#CalendarResource"
	],
	"CalendarResource": {
		"lfdnr": "i",
		"kind": "s",
		"bezeichnung": "s",
		"location": [
			"i",
			"z"
		],
		"isOwn": "b",
		"active": "b"
	},
	"CalendarScopes": [
		"#CalendarScope"
	],
	"CalendarScope": {
		"lfdnr": "i",
		"bezeichnung": "s",
		"isPrivate": "b"
	},
	"CalendarStates": [
		"#CalendarState"
	],
	"CalendarState": {
		"lfdnr": "i",
		"bezeichnung": "s",
		"pattern": "s",
		"blocks": "b",
		"done": "b"
	},
	"CalendarTypes": [
		"#CalendarType"
	],
	"CalendarType": {
		"lfdnr": "i",
		"bezeichnung": "s",
		"color": "s",
		"minutes": "i",
		"before": "i",
		"after": "i",
		"active": "b"
	},
	"WaitingEntries": [
		"#WaitingEntry"
	],
	"WaitingEntry": {
		"title": "s",
		"address": [
			"i",
			"z"
		],
		"type": "i",
		"location": [
			"i",
			"z"
		],
		"resources": [
			"i"
		],
		"minutes": "i",
		"from": "s",
		"until": [
			"s",
			"z"
		],
		"dayTime": "s",
		"telNr": "s",
		"text": "s",
		"lfdnr": "i",
		"addressName": [
			"s",
			"z"
		],
		"createdAt": "s",
		"createdBy": [
			"s",
			"z"
		],
		"version": "i"
	},
	"WaitingProposals": [
		"#WaitingProposal"
	],
	"WaitingProposal": {
		"entry": "#WaitingEntry",
		"start": "s",
		"end": "s",
		"resources": [
			"i"
		]
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
	"NewLfdnr": {
		"lfdnr": "i"
	},
	"NewAddressTypes": [
		"#NewAddressType"
	],
	"NewAddressType": {
		"flag": "s",
		"bezeichnung": "s",
		"person": "b",
		"fldName": [
			"s",
			"z"
		]
	},
	"SvnrJudgement": {
		"valid": "b",
		"reason": [
			"s",
			"z"
		],
		"warning": [
			"s",
			"z"
		],
		"dateHint": [
			"s",
			"z"
		]
	},
	"CodeOptions": [
		"#CodeOption"
	],
	"CodeOption": {
		"code": "s",
		"bezeichnung": "s"
	},
	"DoctorHits": [
		"#DoctorHit"
	],
	"DoctorHit": {
		"key": "i",
		"name": "s",
		"hvnr": "s",
		"subject": "s",
		"zip": "s",
		"city": "s"
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
		"mobile?": "s",
		"email?": "s",
		"dateOfBirth": [
			"s",
			"z"
		],
		"score": "i",
		"reasons": [
			"s"
		]
	},
	"NewAddressOptions": {
		"salutations": "#CodeOptions",
		"titles": "#CodeOptions",
		"titlesAfter": "#CodeOptions",
		"genders": "#Genders",
		"countries": "#Countries",
		"customerGroups": "#CustomerGroups",
		"representationKinds": "#CodeOptions"
	},
	"Genders": [
		"#Gender"
	],
	"Gender": {
		"lfdnr": "i",
		"code": "s",
		"bezeichnung": "s"
	},
	"Countries": [
		"#Country"
	],
	"Country": {
		"code": "s",
		"bezeichnung": "s"
	},
	"CompanyOptions": {
		"industrialSectors": "#CodeOptions",
		"shippingMethods": "#CodeOptions",
		"shippingConditions": "#CodeOptions",
		"paymentConditions": "#CodeOptions",
		"salesPersons": "#EmployeeRefs",
		"intervals": "#CodeOptions",
		"discountTypes": "#CodeOptions",
		"warehouses": "#CodeOptions",
		"fibuGroups": "#CodeOptions"
	},
	"EmployeeRefs": [
		"#AddressRef"
	],
	"AddressRef": {
		"lfdnr": "i",
		"name": "s"
	},
	"DoctorOptions": {
		"subjects": "#CodeOptions"
	},
	"EmployeeOptions": {
		"healthInsuranceCompanies": "#InsuranceRefs",
		"warehouses": "#CodeOptions",
		"users": "#UserOptions"
	},
	"InsuranceRefs": [
		"#AddressRef"
	],
	"UserOptions": [
		"#UserOption"
	],
	"UserOption": {
		"userId": "i",
		"username": "s"
	},
	"HealthInsuranceCompanyOptions": {
		"wageGroups": "#CodeOptions",
		"fibuGroups": "#CodeOptions",
		"carriers": "#CodeOptions",
		"states": "#CodeOptions",
		"intervals": "#CodeOptions",
		"collectiveInvoiceTypes": "#CodeOptions",
		"collectiveInvoiceCoverSheets": "#CodeOptions",
		"ownContributionGroups": "#CodeOptions",
		"dataCarriers": "#CodeOptions",
		"excesses": "#CodeOptions",
		"checkStates": "#CodeOptions",
		"lumSumExcessCodes": "#CodeOptions",
		"warehouses": "#CodeOptions",
		"parameterNames": "#CodeOptions"
	},
	"PatientOptions": {
		"insuredGroups": "#CodeOptions",
		"healthInsuranceCompanies": "#InsuranceRefs"
	},
	"SupplierOptions": {
		"supplierGroups": "#CodeOptions",
		"industrialSectors": "#CodeOptions",
		"fibuGroups": "#CodeOptions",
		"shippingMethods": "#CodeOptions",
		"shippingConditions": "#CodeOptions",
		"intervals": "#CodeOptions",
		"paymentConditions": "#CodeOptions",
		"paymentTypes": "#CodeOptions",
		"discountTypes": "#CodeOptions"
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
		"tel": "s",
		"mobile?": "s",
		"email?": "s",
		"dateOfBirth?": "s"
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
		"creditLimit": [
			"s",
			"z"
		],
		"version": "i",
		"changed": "s",
		"noteTone": "s",
		"created": "s",
		"isRelative": "b",
		"residence": [
			"i",
			"z"
		],
		"adultRepresentation": [
			"#AdultRepresentation",
			"z"
		],
		"references": "#AddressRefs",
		"patient?": "#StoredPatientPart",
		"employee?": "#StoredEmployeePart",
		"doctor?": "#StoredDoctorPart",
		"company?": "#StoredCompanyPart",
		"supplier?": "#StoredSupplierPart",
		"healthInsuranceCompany?": "#StoredHealthInsuranceCompanyPart",
		"bankDetail?": "#StoredBankDetail"
	},
	"AdultRepresentation": {
		"key": "i",
		"kind": [
			"s",
			"z"
		],
		"scope": "s",
		"validTo": [
			"s",
			"z"
		]
	},
	"AddressRefs": [
		"#AddressRef"
	],
	"StoredPatientPart": {
		"healthInsuranceCompany": [
			"i",
			"z"
		],
		"insuredGroup": [
			"s",
			"z"
		],
		"isFeeReady": "b",
		"diseases": "#Diseases",
		"regojahr": [
			"i",
			"z"
		],
		"europeInsuranceCard": "s",
		"svnr": "s",
		"svnrDat": "s",
		"familyDoctor": [
			"#FamilyDoctor",
			"z"
		],
		"mainInsuranceData": [
			"#MainInsuranceData",
			"z"
		],
		"version": "i",
		"references": "#AddressRefs"
	},
	"Diseases": {
		"diabetes": "b",
		"angiopathie": "b",
		"neuropathie": "b",
		"allergies": "s"
	},
	"FamilyDoctor": {
		"key": "i",
		"hvnr?": "s"
	},
	"MainInsuranceData": {
		"lastname": "s",
		"firstname": "s",
		"gender": [
			"i",
			"z"
		],
		"svnr": "s",
		"svnrDat": "s",
		"healthInsuranceCompany": [
			"i",
			"z"
		]
	},
	"StoredEmployeePart": {
		"healthInsuranceCompany": [
			"i",
			"z"
		],
		"svnr?": "s",
		"svnrDat?": "s",
		"staffId": "s",
		"idNumber": "s",
		"entryDate": [
			"s",
			"z"
		],
		"exitDate": [
			"s",
			"z"
		],
		"userId": [
			"i",
			"z"
		],
		"warehouse": [
			"s",
			"z"
		],
		"isCashier": "b",
		"isBdeEmployee": "b",
		"isExternalEmployee": "b",
		"version": "i",
		"references": "#AddressRefs"
	},
	"StoredDoctorPart": {
		"hvnr": "s",
		"subject": [
			"s",
			"z"
		],
		"version": "i"
	},
	"StoredCompanyPart": {
		"contractNumber": "s",
		"uid": "s",
		"association": [
			"i",
			"z"
		],
		"industrialSectors": [
			"s"
		],
		"deliveryAndPayment": "#DeliveryAndPayment",
		"version": "i",
		"references": "#AddressRefs"
	},
	"DeliveryAndPayment": {
		"shippingMethod": [
			"s",
			"z"
		],
		"shippingCondition": [
			"s",
			"z"
		],
		"paymentCondition": [
			"s",
			"z"
		],
		"salesPerson": [
			"i",
			"z"
		],
		"collectiveDeliveryNoteInterval": [
			"s",
			"z"
		],
		"collectiveInvoiceInterval": [
			"s",
			"z"
		],
		"discountType": [
			"s",
			"z"
		],
		"discount": [
			"s",
			"z"
		],
		"warehouse": [
			"s",
			"z"
		],
		"associationIsInvoiceAddress": "b",
		"fibuGroup": [
			"s",
			"z"
		]
	},
	"StoredSupplierPart": {
		"kdNr": "s",
		"uid": "s",
		"supplierGroup": [
			"s",
			"z"
		],
		"association": [
			"i",
			"z"
		],
		"industrialSector": [
			"s",
			"z"
		],
		"fibuGroup": [
			"s",
			"z"
		],
		"deliveryAndOrder": "#DeliveryAndOrder",
		"payment": "#SupplierPayment",
		"version": "i",
		"references": "#AddressRefs"
	},
	"DeliveryAndOrder": {
		"shippingMethod": [
			"s",
			"z"
		],
		"shippingCondition": [
			"s",
			"z"
		],
		"priceOnDemand": "b",
		"priceOnDelivery": "b",
		"collectiveDeliveryNoteInterval": [
			"s",
			"z"
		],
		"collectiveInvoiceInterval": [
			"s",
			"z"
		],
		"directBranchShipping": "b",
		"directCustomerDelivery": "b",
		"associationVat": "b",
		"creditorNumber": "s",
		"openedPacks": "b",
		"decimalPlaces": "i",
		"minimumOrderValue": [
			"s",
			"z"
		]
	},
	"SupplierPayment": {
		"paymentConditions": [
			"s"
		],
		"paymentTypes": [
			"s"
		],
		"iban?": "s",
		"bic?": "s",
		"lockPaymentProposal": "b",
		"directDebitAuthorisationDate": [
			"s",
			"z"
		],
		"discountType": [
			"s",
			"z"
		],
		"discount": [
			"s",
			"z"
		]
	},
	"StoredHealthInsuranceCompanyPart": {
		"association": [
			"i",
			"z"
		],
		"wageGroup": [
			"s",
			"z"
		],
		"fibuGroup": [
			"s",
			"z"
		],
		"bankDetail?": "#BankDetail",
		"kdNr": "s",
		"contractPartnerNumber": "s",
		"uid": "s",
		"accounting": "#InsuranceAccounting",
		"documentControl": "#DocumentControl",
		"vpNumbers": [
			"#VpNumber"
		],
		"claimPeriods": [
			"s"
		],
		"parameters": [
			"#InsuranceParameter"
		],
		"version": "i",
		"references": "#AddressRefs"
	},
	"BankDetail": {
		"iban": "s",
		"bic": "s"
	},
	"InsuranceAccounting": {
		"serviceCarrier": [
			"s",
			"z"
		],
		"serviceState": [
			"s",
			"z"
		],
		"dataCarrier": [
			"s",
			"z"
		],
		"dataState": [
			"s",
			"z"
		],
		"accountingCarrier": [
			"s",
			"z"
		],
		"accountingState": [
			"s",
			"z"
		],
		"externalInvoiceNumber": "b",
		"excessInvoiceSeparation": "b",
		"allowZeroSVNR": "b"
	},
	"DocumentControl": {
		"collectiveInvoiceInterval": [
			"s",
			"z"
		],
		"collectiveInvoiceType": [
			"s",
			"z"
		],
		"collectiveInvoiceCoverSheet": [
			"s",
			"z"
		],
		"ownContributionGroup": [
			"s",
			"z"
		],
		"dataCarrier": [
			"s",
			"z"
		],
		"grossPrices": "b",
		"groupInvoice": "b",
		"excess": [
			"s",
			"z"
		],
		"autoFreeAdmission": "b",
		"checkState": [
			"s",
			"z"
		],
		"lumSumExcessCode": [
			"s",
			"z"
		]
	},
	"VpNumber": {
		"warehouse": [
			"s",
			"z"
		],
		"number": "s"
	},
	"InsuranceParameter": {
		"name": "s",
		"value": "s"
	},
	"StoredBankDetail": {
		"iban": "s",
		"bic": "s",
		"version": "i"
	},
	"Attachments": [
		"#Attachment"
	],
	"Attachment": {
		"interaction?": "i",
		"document?": "s",
		"lfdnr": "i",
		"kind": "s",
		"name": "s",
		"contentType": "s",
		"size": "i",
		"created": "s",
		"author": "s"
	},
	"AttachmentFile": {
		"interaction?": "i",
		"document?": "s",
		"lfdnr": "i",
		"kind": "s",
		"name": "s",
		"contentType": "s",
		"size": "i",
		"created": "s",
		"author": "s",
		"content": "s"
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
		"creditLimit": [
			"s",
			"z"
		],
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
		"own": "b",
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
		"own": "b",
		"version": "i",
		"deleted": "s",
		"deletedBy": "s"
	},
	"MergedAddress": {
		"lfdnr": "i",
		"other": "#AddressRef",
		"author": "s",
		"merged": "s"
	},
	"MergedAddresses": [
		"#MergedAddress"
	],
	"AddressTasks": [
		"#AddressTask"
	],
	"AddressTask": {
		"lfdnr": "i",
		"title": "s",
		"dueDate": [
			"s",
			"z"
		],
		"status": {
			"lfdnr": "i",
			"bezeichnung": "s",
			"done": "b"
		},
		"assignees": [
			"s"
		]
	},
	"OpenDocuments": {
		"documents": [
			"#Document"
		],
		"total": "i",
		"changed": "i"
	},
	"AddressRelatives": [
		"#RelatedAddresses"
	],
	"RelatedAddresses": {
		"relation": "s",
		"addresses": [
			"#RelatedAddress"
		],
		"total": "i"
	},
	"RelatedAddress": {
		"lfdnr": "i",
		"name": "s",
		"kdPlz": "s",
		"kdOrt": "s",
		"dateOfBirth": [
			"s",
			"z"
		],
		"tel": "s"
	},
	"StoredAddressRelations": {
		"isRelative": "b",
		"residence": [
			"i",
			"z"
		],
		"adultRepresentation": [
			"#AdultRepresentation",
			"z"
		],
		"version": "i",
		"references": "#AddressRefs"
	},
	"StoredAddressTypes": {
		"addressTypes": [
			"s"
		],
		"version": "i"
	},
	"ListEntries": [
		"#ListEntry"
	],
	"DocumentObjects": [
		"#DocumentObject"
	],
	"DocumentObject": {
		"id": "i",
		"serialNumber": "s",
		"bezeichnung": "s",
		"articleNumber": [
			"s",
			"z"
		]
	},
	"DocumentInformationEntries": [
		"#DocumentInformation"
	],
	"DocumentInformation": {
		"code": "s",
		"bezeichnung": "s",
		"rank": [
			"i",
			"z"
		]
	},
	"DocumentObjectPictures": [
		"s"
	],
	"DocumentDetail": {
		"wf_cid": "s",
		"shortType": "s",
		"nr": "s",
		"name": "s",
		"date": "s",
		"state": "s",
		"rank": "i",
		"addressLfdnr": "i",
		"addressName": "s",
		"addressCity": "s",
		"deliveryDate": [
			"s",
			"z"
		],
		"net": [
			"s",
			"z"
		],
		"gross": [
			"s",
			"z"
		],
		"openAmount": [
			"s",
			"z"
		],
		"typeName": "s",
		"isPatient": "b",
		"isGross": "b",
		"isIssued": "b",
		"createdBy": [
			"s",
			"z"
		],
		"createdAt": "s",
		"recipient": "#DocumentRecipient",
		"residence": [
			"#DocumentParty",
			"z"
		],
		"salesPerson": [
			"#DocumentParty",
			"z"
		],
		"preferredDate": [
			"s",
			"z"
		],
		"billingDate": [
			"s",
			"z"
		],
		"dueDate": [
			"s",
			"z"
		],
		"billingCondition": "s",
		"deliveryType": [
			"s",
			"z"
		],
		"orderReference": "s",
		"remark": "s",
		"headText": "s",
		"footText": "s",
		"vat": [
			"s",
			"z"
		],
		"discount": [
			"s",
			"z"
		],
		"rates": [
			"#DocumentRate"
		],
		"positions": [
			"#DocumentPosition"
		],
		"payments": [
			"#DocumentPayment"
		],
		"chain": [
			"#ChainDocument"
		],
		"events": [
			"#DocumentEvent"
		],
		"health": [
			"#DocumentHealth",
			"z"
		],
		"nextStates": [
			"#NextDocumentState"
		],
		"version": "i"
	},
	"DocumentRecipient": {
		"name": "s",
		"street": "s",
		"plz": "s",
		"city": "s",
		"country": "s"
	},
	"DocumentPosition": {
		"id": "i",
		"position": "i",
		"kind": "s",
		"articleNumber": [
			"s",
			"z"
		],
		"text": "s",
		"quantity": "s",
		"openQuantity": "s",
		"unit": "s",
		"price": [
			"s",
			"z"
		],
		"discount": [
			"s",
			"z"
		],
		"discount2": [
			"s",
			"z"
		],
		"vatRate": "s",
		"amount": [
			"s",
			"z"
		],
		"lot": [
			"s",
			"z"
		],
		"serialNumber": [
			"s",
			"z"
		],
		"referenceNumber": [
			"s",
			"z"
		],
		"processState": "i"
	},
	"DocumentPayment": {
		"id": "i",
		"date": "s",
		"amount": [
			"s",
			"z"
		],
		"paymentType": "s",
		"author": "s"
	},
	"ChainDocument": {
		"wf_cid": "s",
		"shortType": "s",
		"nr": "s",
		"date": "s",
		"state": "s",
		"gross": [
			"s",
			"z"
		],
		"openAmount": [
			"s",
			"z"
		],
		"openQuantity": "s",
		"addressLfdnr": "i",
		"from": [
			"s"
		],
		"payments": [
			"#DocumentPayment"
		]
	},
	"DocumentEvent": {
		"dateTime": "s",
		"author": "s",
		"kind": "s",
		"from": "s",
		"to": "s"
	},
	"DocumentHealth": {
		"diagnosis": "s",
		"insuredGroup": [
			"s",
			"z"
		],
		"insurance": [
			"#DocumentParty",
			"z"
		],
		"doctor": [
			"#DocumentParty",
			"z"
		],
		"prescriptionState": "s",
		"deductibleState": "s",
		"careType": [
			"s",
			"z"
		],
		"interval": [
			"s",
			"z"
		],
		"permanentCare": "b",
		"kvCreated": "b",
		"patientShare": [
			"s",
			"z"
		],
		"carrierShare": [
			"s",
			"z"
		]
	},
	"NextDocumentState": {
		"rank": "i",
		"state": "s",
		"blocked": [
			"s",
			"z"
		]
	},
	"PrintTypes": [
		"#PrintTypeChoice"
	],
	"PrintTypeChoice": {
		"printType": "s",
		"bezeichnung": "s"
	},
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
	"FailedLogins": {
		"count": "i",
		"countBefore": "i",
		"hours": [
			"i"
		]
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
		"own": "b",
		"version": "i",
		"addressLfdnr": "i",
		"addressName": "s"
	},
	"OpenedRecords": [
		"#OpenedRecord"
	],
	"OpenedRecord": {
		"type": "s",
		"id": "s",
		"name": "s",
		"addressLfdnr": [
			"i",
			"z"
		],
		"openedAt": "s"
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
					"kdOrt": "s",
					"dateOfBirth?": "s"
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
	"TradeFigures": {
		"customers": "i",
		"customersBefore": "i",
		"open": "#OpenSum",
		"overdue": "#OpenSum",
		"month": "#Turnover",
		"monthBefore": "#Turnover",
		"year": "#Turnover",
		"yearBefore": "#Turnover",
		"days": [
			"#Turnover"
		],
		"months": [
			"#Turnover"
		]
	},
	"OpenSum": {
		"documents": "i",
		"amount": [
			"s",
			"z"
		]
	},
	"Turnover": {
		"from": "s",
		"to": "s",
		"net": [
			"s",
			"z"
		],
		"documents": "i"
	},
	"DocumentRows": {
		"rows": [
			"#DocumentRow"
		],
		"total": "i",
		"sums": [
			"#DocumentSums",
			"z"
		]
	},
	"DocumentRow": {
		"wf_cid": "s",
		"shortType": "s",
		"nr": "s",
		"name": "s",
		"date": "s",
		"state": "s",
		"rank": "i",
		"addressLfdnr": "i",
		"addressName": "s",
		"addressCity": "s",
		"deliveryDate": [
			"s",
			"z"
		],
		"net": [
			"s",
			"z"
		],
		"gross": [
			"s",
			"z"
		],
		"openAmount": [
			"s",
			"z"
		]
	},
	"DocumentSums": {
		"net": "s",
		"gross": "s",
		"open": "s"
	},
	"DocumentCounts": {
		"views": [
			"#DocumentViewCount"
		],
		"filters": [
			"#DocumentFilterCount"
		]
	},
	"DocumentViewCount": {
		"view": "s",
		"count": [
			"i",
			"z"
		]
	},
	"DocumentFilterCount": {
		"id": "i",
		"count": [
			"i",
			"z"
		]
	},
	"DocumentFilters": [
		"#DocumentFilter"
	],
	"DocumentFilter": {
		"id": "i",
		"name": "s",
		"isShared": "b",
		"isDefault": "b",
		"isOwn": "b",
		"q": "s",
		"view": "s",
		"conditions": [
			"#StoredCondition"
		],
		"version": "i"
	},
	"StoredCondition": {
		"key": "s",
		"values": [
			"s"
		],
		"problem": [
			"s",
			"z"
		]
	},
	"CountChoices": {
		"warehouses": [
			"#Named"
		],
		"articleGroups": [
			"#Named"
		],
		"shelves": [
			"#CountShelf"
		],
		"people": [
			"#CountPerson"
		]
	},
	"CountShelf": {
		"warehouse": "s",
		"shelf": "s",
		"articles": "i"
	},
	"CountPerson": {
		"userId": "i",
		"name": "s"
	},
	"CountSession": {
		"lfdnr": "i",
		"title": "s",
		"warehouse": "#Named",
		"kind": "s",
		"keyDate": [
			"s",
			"z"
		],
		"isBlind": "b",
		"articleGroups": [
			"#Named"
		],
		"shelves": [
			"s"
		],
		"limits": "#RecountLimits",
		"state": "s",
		"version": "i",
		"progress": "#CountProgress",
		"counters": [
			"#CountCounter"
		],
		"unknownCodes": "i",
		"lateEntries": "i",
		"createdBy": [
			"s",
			"z"
		],
		"createdAt": "s",
		"releasedBy": [
			"s",
			"z"
		],
		"releasedAt": [
			"s",
			"z"
		],
		"postedBy": [
			"s",
			"z"
		],
		"postedAt": [
			"s",
			"z"
		],
		"isOwnRelease": "b"
	},
	"RecountLimits": {
		"pieces": [
			"s",
			"z"
		],
		"percent": [
			"s",
			"z"
		],
		"value?": [
			"s",
			"z"
		]
	},
	"CountProgress": {
		"articles": "i",
		"untouched": "i",
		"counted": "i",
		"equal?": "i",
		"different?": "i",
		"unknown?": "i"
	},
	"CountCounter": {
		"userId": "i",
		"name": "s",
		"entries": "i",
		"devices": "i",
		"lastAt": [
			"s",
			"z"
		]
	},
	"CountSessionPage": {
		"rows": [
			"#CountSessionRow"
		],
		"total": "i"
	},
	"CountSessionRow": {
		"lfdnr": "i",
		"title": "s",
		"warehouse": "#Named",
		"kind": "s",
		"keyDate": [
			"s",
			"z"
		],
		"isBlind": "b",
		"state": "s",
		"articles": "i",
		"counted": "i",
		"counters": "i",
		"createdBy": [
			"s",
			"z"
		],
		"createdAt": "s"
	},
	"CountArticles": {
		"at": "s",
		"ownCodes": [
			"#OwnCodeRule"
		],
		"articles": [
			"#CountArticle"
		]
	},
	"OwnCodeRule": {
		"prefix": "s",
		"kind": "s",
		"articleDigits": "i",
		"decimals": "i"
	},
	"CountArticle": {
		"artNr": "s",
		"artNr2": "s",
		"articleDescription": "s",
		"unit": "s",
		"gtin": "s",
		"packs": [
			"#CountPack"
		],
		"shelf": "s",
		"lotDuty": "b",
		"serialDuty": "b",
		"round": "i",
		"isMine": "b",
		"isClosed": "b",
		"expected?": "s"
	},
	"CountPack": {
		"gtin": "s",
		"quantity": "s",
		"unit": "s"
	},
	"CountCodeHit": {
		"article": "#CountArticle",
		"quantity": "s",
		"isInCount": "b"
	},
	"CountLinePage": {
		"rows": [
			"#CountLine"
		],
		"total": "i",
		"sums": {
			"different": "i",
			"blocked": "i",
			"surplus": "s",
			"shortage": "s",
			"value?": "s"
		}
	},
	"CountLine": {
		"artNr": "s",
		"articleDescription": "s",
		"articleGroup": [
			"#Named",
			"z"
		],
		"unit": "s",
		"shelf": "s",
		"isAdded": "b",
		"state": "s",
		"round": "i",
		"recountBy": [
			"#CountPerson",
			"z"
		],
		"counted": [
			"s",
			"z"
		],
		"countedAt": [
			"s",
			"z"
		],
		"counters": [
			"#CountPerson"
		],
		"book": [
			"s",
			"z"
		],
		"difference": [
			"s",
			"z"
		],
		"value?": [
			"s",
			"z"
		],
		"reserved": "s",
		"movedMeanwhile": "b",
		"isAboveLimits": "b",
		"block": [
			"s",
			"z"
		],
		"reason": [
			"s",
			"z"
		],
		"reasonNote": "s",
		"labels": [
			"#CountLabel"
		],
		"isPosted": "b"
	},
	"CountLabel": {
		"lot": "s",
		"serial": "s",
		"counted": [
			"s",
			"z"
		],
		"book": "s",
		"expiry": [
			"s",
			"z"
		],
		"expiryDiffers": "b"
	},
	"CountReceipt": {
		"stored": "i",
		"known": "i",
		"isLate": "b"
	},
	"CountLog": {
		"entries": [
			"#StoredCountEntry"
		]
	},
	"StoredCountEntry": {
		"id": "s",
		"at": "s",
		"code": "s",
		"artNr": [
			"s",
			"z"
		],
		"count": "s",
		"factor": "s",
		"place": "s",
		"lot": "s",
		"serial": "s",
		"expiry": [
			"s",
			"z"
		],
		"note": "s",
		"undoes": [
			"s",
			"z"
		],
		"round": "i",
		"device": "s",
		"seq": "s"
	},
	"UnknownCodes": [
		"#UnknownCode"
	],
	"UnknownCode": {
		"id": "s",
		"code": "s",
		"count": "s",
		"place": "s",
		"note": "s",
		"by": "s",
		"at": "s"
	},
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
		"read": "i",
		"type": "s",
		"taskLfdnr": [
			"i",
			"z"
		]
	},
	"UnreadCount": {
		"count": "i",
		"newest": [
			"i",
			"z"
		]
	},
	"OpenedNotification": {
		"nid": "i",
		"subject": "s",
		"text": "s",
		"sendDate": "s",
		"fromUser": "s",
		"read": "i",
		"type": "s",
		"taskLfdnr": [
			"i",
			"z"
		],
		"isGone": "b"
	},
	"ScanHits": {
		"hits": [
			"#ScanHit"
		]
	},
	"ScanHit": {
		"type": "s",
		"name": "s",
		"match": "s",
		"quantity": [
			"s",
			"z"
		],
		"artNr": [
			"s",
			"z"
		],
		"lfdnr": [
			"i",
			"z"
		],
		"wf_cid": [
			"s",
			"z"
		]
	},
	"StatisticSubApps": [
		"#StatisticSubApp"
	],
	"StatisticSubApp": {
		"name": "s",
		"bezeichnung": "s"
	},
	"AddressSales": [
		"#AddressSale"
	],
	"AddressSale": {
		"address": [
			{
				"lfdnr": "i",
				"name": "s"
			},
			"z"
		],
		"net": [
			"s",
			"z"
		],
		"quantity": "s",
		"documents": "i"
	},
	"CharacteristicSales": [
		"#CharacteristicSale"
	],
	"CharacteristicSale": {
		"characteristic": "#Named",
		"net": [
			"s",
			"z"
		],
		"quantity": "s",
		"documents": "i"
	},
	"SalePoints": [
		"#SalePoint"
	],
	"SalePoint": {
		"from": "s",
		"net": [
			"s",
			"z"
		],
		"quantity": "s",
		"documents": "i"
	},
	"SaleFigures": {
		"net": [
			"s",
			"z"
		],
		"quantity": "s",
		"documents": "i"
	},
	"WarehouseStatistics": [
		"#WarehouseFigures"
	],
	"WarehouseFigures": {
		"warehouse": "#Named",
		"articles": "i",
		"quantity": "s",
		"value?": "s"
	},
	"Task": {
		"lfdnr": "i",
		"title": "s",
		"description": "s",
		"dueDate": [
			"s",
			"z"
		],
		"status": "#TaskState",
		"nextStates": [
			"#NextTaskState"
		],
		"assignees": [
			"#TaskAssignee"
		],
		"objects": [
			"#TaskObject"
		],
		"checklist": [
			"#TaskItem"
		],
		"comments": [
			"#TaskComment"
		],
		"mentions": [
			"#TaskMention"
		],
		"notificationsActive": "b",
		"createdBy": [
			"s",
			"z"
		],
		"createdAt": "s",
		"version": "i"
	},
	"TaskState": {
		"lfdnr": "i",
		"bezeichnung": "s",
		"done": "b"
	},
	"NextTaskState": {
		"lfdnr": "i",
		"bezeichnung": "s",
		"done": "b",
		"blocked": [
			"s",
			"z"
		]
	},
	"TaskAssignee": {
		"type": "s",
		"id": "i",
		"name": "s"
	},
	"TaskObject": {
		"type": "s",
		"id": "s",
		"name": [
			"s",
			"z"
		],
		"addressLfdnr": [
			"i",
			"z"
		]
	},
	"TaskItem": {
		"text": "s",
		"done": "b"
	},
	"TaskComment": {
		"lfdnr": "i",
		"text": "s",
		"author": "s",
		"dateTime": "s",
		"isEdited": "b",
		"isDeleted": "b",
		"isEditable": "b",
		"isOwn": "b"
	},
	"TaskMention": {
		"userId": "i",
		"name": "s"
	},
	"TaskObjects": [
		"#TaskObject"
	],
	"TaskStates": [
		"#TaskState"
	],
	"TaskTitles": [
		"s"
	],
	"TaskUsers": [
		"#TaskMention"
	],
	"TaskWorkGroups": [
		"#TaskWorkGroup"
	],
	"TaskWorkGroup": {
		"lfdnr": "i",
		"bezeichnung": "s",
		"isOwn": "b"
	},
	"TaskCounts": {
		"open": "i",
		"done": "i",
		"overdue": "i",
		"today": "i",
		"week": "i",
		"later": "i",
		"none": "i"
	},
	"TaskHistory": [
		"#TaskChange"
	],
	"TaskChange": {
		"dateTime": "s",
		"author": "s",
		"field": "s",
		"from": "s",
		"to": "s"
	},
	"TaskPage": {
		"rows": [
			"#TaskPreview"
		],
		"total": "i"
	},
	"TaskPreview": {
		"lfdnr": "i",
		"title": "s",
		"dueDate": [
			"s",
			"z"
		],
		"status": "#TaskState",
		"nextStates": [
			"#NextTaskState"
		],
		"assignees": [
			"#TaskAssignee"
		],
		"objects": [
			"#TaskObject"
		],
		"items": "i",
		"itemsDone": "i",
		"comments": "i",
		"version": "i"
	},
	"User": {
		"userId": "i",
		"username": "s",
		"email": "s",
		"userLvl": "i",
		"admin": "b",
		"rights": [
			"s"
		]
	},
	"UserPicture": {
		"picture": [
			"s",
			"z"
		]
	},
	"UserSettings": {
		"WEB_crm": [
			"#StoredCrmSettings",
			"z"
		],
		"WEB_cal": [
			"#StoredCalendarSettings",
			"z"
		],
		"WEB_dashboard": [
			"#StoredDashboardSettings",
			"z"
		],
		"WEB_notifications": [
			"#StoredNotificationSettings",
			"z"
		]
	},
	"StoredCrmSettings": {
		"columns": [
			"s"
		],
		"views?": [
			"#CrmView"
		],
		"version": "i"
	},
	"CrmView": {
		"name": "s",
		"query": "s"
	},
	"StoredCalendarSettings": {
		"view": "s",
		"sets?": [
			"#CalendarFilterSet"
		],
		"version": "i"
	},
	"CalendarFilterSet": {
		"name": "s",
		"location": [
			"i"
		],
		"scope": [
			"i"
		],
		"type": [
			"i"
		],
		"state": [
			"i"
		],
		"resource": [
			"i"
		]
	},
	"StoredDashboardSettings": {
		"xxs?": "#WidgetPlaces",
		"xs?": "#WidgetPlaces",
		"sm?": "#WidgetPlaces",
		"md?": "#WidgetPlaces",
		"lg?": "#WidgetPlaces",
		"version": "i"
	},
	"WidgetPlaces": [
		"#WidgetPlace"
	],
	"WidgetPlace": {
		"id": "s",
		"x": "i",
		"y": "i",
		"w": "i",
		"h": "i"
	},
	"StoredNotificationSettings": {
		"muted": [
			"s"
		],
		"version": "i"
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
	}
};

export const answers: Readonly<Record<string, Shape>> = {
	"get /v1/apps": "#Apps",
	"post /v1/articles": "#StoredArticleRecord",
	"get /v1/articles/categories": "#ArticleCategories",
	"get /v1/articles/groups": "#ArticleGroups",
	"get /v1/articles/lists/{list}": "#NamedList",
	"post /v1/articles/search/code": "#CodeHits",
	"post /v1/articles/search/filtered": "#ArticlePage",
	"post /v1/articles/search/suppliers": "#SupplierChoices",
	"get /v1/articles/types": "#NamedList",
	"get /v1/articles/user/permissions": "#ArticlePermissions",
	"get /v1/articles/{nr}": "#Article",
	"get /v1/articles/{nr}/characteristics": "#ArticleCharacteristics",
	"get /v1/articles/{nr}/checkboxes": "#ArticleCheckboxes",
	"post /v1/articles/{nr}/codes": "#StoredArticleRecord",
	"get /v1/articles/{nr}/commissionedOrdered": "#ArticleDemands",
	"get /v1/articles/{nr}/image": "#ArticleImage",
	"put /v1/articles/{nr}/image": "#StoredArticleImage",
	"get /v1/articles/{nr}/inventory": "#ArticleInventory",
	"get /v1/articles/{nr}/movements": "#StockMovements",
	"post /v1/articles/{nr}/movements": "#ArticleStock",
	"get /v1/articles/{nr}/openOffers": "#ArticleOffers",
	"get /v1/articles/{nr}/prices/purchases": "#PurchasePrices",
	"post /v1/articles/{nr}/prices/purchases": "#PurchasePrices",
	"put /v1/articles/{nr}/prices/purchases/{id}": "#PurchasePrice",
	"delete /v1/articles/{nr}/prices/purchases/{id}": "#PurchasePrices",
	"get /v1/articles/{nr}/prices/sales": "#SalePrices",
	"post /v1/articles/{nr}/prices/sales": "#SalePrices",
	"put /v1/articles/{nr}/prices/sales/{id}": "#SalePrice",
	"delete /v1/articles/{nr}/prices/sales/{id}": "#SalePrices",
	"get /v1/articles/{nr}/record": "#StoredArticleRecord",
	"put /v1/articles/{nr}/record": "#StoredArticleRecord",
	"get /v1/articles/{nr}/stock": "#ArticleStock",
	"post /v1/articlesFilteredDependencies/dependenciesCategories": "#ArticleCategories",
	"post /v1/articlesFilteredDependencies/dependenciesGroups": "#ArticleGroups",
	"get /v1/business/articles": "#BusinessArticles",
	"post /v1/business/document": "#BusinessDocument",
	"get /v1/business/document/default/{lfdnr}": "#BusinessDocument",
	"get /v1/business/document/{id}": "#BusinessDocument",
	"put /v1/business/document/{id}": "#BusinessDocument",
	"delete /v1/business/document/{id}": "u",
	"get /v1/business/document/{id}/articles": "#BusinessArticles",
	"post /v1/business/document/{id}/cancel": "#BusinessDocument",
	"post /v1/business/document/{id}/delivery": "#BusinessDocument",
	"post /v1/business/document/{id}/issue": "#BusinessDocument",
	"post /v1/business/document/{id}/payment": "#BusinessDocument",
	"patch /v1/business/document/{id}/state": "#BusinessDocument",
	"patch /v1/business/document/{id}/upgrade": "#BusinessDocument",
	"get /v1/business/document/{id}/upgrades": "#Upgrades",
	"post /v1/calv2/appointments": "#Appointment",
	"get /v1/calv2/appointments/address/{lfdnr}": "#AddressAppointments",
	"post /v1/calv2/appointments/check": "#TakenTime",
	"post /v1/calv2/appointments/details": "#Appointments",
	"post /v1/calv2/appointments/history": "#AppointmentHistory",
	"get /v1/calv2/appointments/previews": "#AppointmentPreviews",
	"post /v1/calv2/appointments/restore": {
		"lfdnrs": [
			"i"
		]
	},
	"get /v1/calv2/appointments/search": "#FoundAppointments",
	"post /v1/calv2/appointments/search": "#FoundAppointments",
	"post /v1/calv2/appointments/serial": {
		"serialNumber": "i",
		"count": "i",
		"first": "i"
	},
	"post /v1/calv2/appointments/serial/preview": "#SerialPreview",
	"put /v1/calv2/appointments/{lfdnr}": "#Appointment",
	"delete /v1/calv2/appointments/{lfdnr}": {
		"lfdnrs": [
			"i"
		]
	},
	"patch /v1/calv2/appointments/{lfdnr}/state": "#Appointment",
	"patch /v1/calv2/appointments/{lfdnr}/time": "#Appointment",
	"get /v1/calv2/feeds": "#CalendarFeeds",
	"post /v1/calv2/feeds": {
		"lfdnr": "i",
		"bezeichnung": "s",
		"level": "s",
		"createdAt": "s",
		"fetchedAt": [
			"s",
			"z"
		],
		"file": "s"
	},
	"delete /v1/calv2/feeds/{lfdnr}": "u",
	"get /v1/calv2/information/addressSearch": "#AppointmentAddresses",
	"post /v1/calv2/information/addressSearch": "#AppointmentAddresses",
	"post /v1/calv2/information/documents": "#AppointmentDocuments",
	"get /v1/calv2/information/locations": "#CalendarLocations",
	"get /v1/calv2/information/objects": "#AppointmentObjects",
	"get /v1/calv2/information/resources": "#CalendarResources",
	"get /v1/calv2/information/scopes": "#CalendarScopes",
	"get /v1/calv2/information/states": "#CalendarStates",
	"get /v1/calv2/information/types": "#CalendarTypes",
	"get /v1/calv2/waiting": "#WaitingEntries",
	"post /v1/calv2/waiting": "#WaitingEntry",
	"post /v1/calv2/waiting/proposals": "#WaitingProposals",
	"put /v1/calv2/waiting/{lfdnr}": "#WaitingEntry",
	"delete /v1/calv2/waiting/{lfdnr}": "u",
	"get /v1/categories": "#Categories",
	"get /v1/company": "#Company",
	"get /v1/crm/addresses/fields": "#SearchFieldLabels",
	"get /v1/crm/addresses/groups": "#CustomerGroups",
	"get /v1/crm/addresses/interactions/subjects": "#InteractionSubjects",
	"post /v1/crm/addresses/new": "#NewLfdnr",
	"get /v1/crm/addresses/new/addresstypes": "#NewAddressTypes",
	"post /v1/crm/addresses/new/checksv": "#SvnrJudgement",
	"get /v1/crm/addresses/new/claimPeriods": "#CodeOptions",
	"get /v1/crm/addresses/new/doctorSearch": "#DoctorHits",
	"post /v1/crm/addresses/new/duplicate": "#DuplicateCandidates",
	"post /v1/crm/addresses/new/duplicate/distinct": "u",
	"post /v1/crm/addresses/new/duplicate/person": "#DuplicateCandidates",
	"get /v1/crm/addresses/new/loadOptions": "#NewAddressOptions",
	"get /v1/crm/addresses/new/loadOptions/company": "#CompanyOptions",
	"get /v1/crm/addresses/new/loadOptions/doctor": "#DoctorOptions",
	"get /v1/crm/addresses/new/loadOptions/employee": "#EmployeeOptions",
	"get /v1/crm/addresses/new/loadOptions/healthInsuranceCompany": "#HealthInsuranceCompanyOptions",
	"get /v1/crm/addresses/new/loadOptions/patient": "#PatientOptions",
	"get /v1/crm/addresses/new/loadOptions/supplier": "#SupplierOptions",
	"post /v1/crm/addresses/new/person": "#NewLfdnr",
	"post /v1/crm/addresses/new/street": "#Streets",
	"post /v1/crm/addresses/search/filtered": "#AddressPage",
	"get /v1/crm/addresses/types": "#AddressTypes",
	"get /v1/crm/addresses/{id}": "#Address",
	"get /v1/crm/addresses/{id}/attachments": "#Attachments",
	"post /v1/crm/addresses/{id}/attachments": "#Attachment",
	"get /v1/crm/addresses/{id}/attachments/{attachment}": "#AttachmentFile",
	"delete /v1/crm/addresses/{id}/attachments/{attachment}": "u",
	"put /v1/crm/addresses/{id}/bankDetail": "#StoredBankDetail",
	"put /v1/crm/addresses/{id}/company": "#StoredCompanyPart",
	"put /v1/crm/addresses/{id}/contactData": "#StoredContactData",
	"get /v1/crm/addresses/{id}/contactPersons": "#ContactPersons",
	"post /v1/crm/addresses/{id}/contactPersons": "#ContactPerson",
	"put /v1/crm/addresses/{id}/contactPersons": "#ContactPerson",
	"delete /v1/crm/addresses/{id}/contactPersons": "u",
	"get /v1/crm/addresses/{id}/customerGroups": "#CustomerGroupRelations",
	"post /v1/crm/addresses/{id}/customerGroups": [
		"#CustomerGroupRelation",
		"u"
	],
	"put /v1/crm/addresses/{id}/customerGroups/{code}": "#CustomerGroupRelation",
	"delete /v1/crm/addresses/{id}/customerGroups/{code}": "u",
	"put /v1/crm/addresses/{id}/doctor": "#StoredDoctorPart",
	"get /v1/crm/addresses/{id}/documents": "#DocumentPage",
	"put /v1/crm/addresses/{id}/employee": "#StoredEmployeePart",
	"put /v1/crm/addresses/{id}/healthInsuranceCompany": "#StoredHealthInsuranceCompanyPart",
	"get /v1/crm/addresses/{id}/interactions": "#InteractionPage",
	"post /v1/crm/addresses/{id}/interactions": "#Interaction",
	"put /v1/crm/addresses/{id}/interactions": "#Interaction",
	"delete /v1/crm/addresses/{id}/interactions": "u",
	"get /v1/crm/addresses/{id}/interactions/deleted": "#DeletedInteractions",
	"post /v1/crm/addresses/{id}/interactions/restore": "#Interaction",
	"post /v1/crm/addresses/{id}/merge": "#MergedAddress",
	"get /v1/crm/addresses/{id}/mergedInto": "#AddressRef",
	"get /v1/crm/addresses/{id}/merges": "#MergedAddresses",
	"post /v1/crm/addresses/{id}/merges/undo": "u",
	"put /v1/crm/addresses/{id}/noteTone": "u",
	"get /v1/crm/addresses/{id}/objects/tasks": "#AddressTasks",
	"post /v1/crm/addresses/{id}/openDocuments": "#OpenDocuments",
	"put /v1/crm/addresses/{id}/patient": "#StoredPatientPart",
	"get /v1/crm/addresses/{id}/related": "#AddressRelatives",
	"put /v1/crm/addresses/{id}/relations": "#StoredAddressRelations",
	"put /v1/crm/addresses/{id}/supplier": "#StoredSupplierPart",
	"put /v1/crm/addresses/{id}/types/{type}": "#StoredAddressTypes",
	"delete /v1/crm/addresses/{id}/types/{type}": "#StoredAddressTypes",
	"get /v1/crm/contactPersons/departments": "#ListEntries",
	"get /v1/crm/contactPersons/functions": "#ListEntries",
	"get /v1/crm/document/information/objects/search": "#DocumentObjects",
	"get /v1/crm/document/information/{list}": "#DocumentInformationEntries",
	"get /v1/crm/document/information/{x}/pictures": "#DocumentObjectPictures",
	"get /v1/crm/documents/{id}": "#DocumentDetail",
	"get /v1/crm/documents/{id}/interactions": "#InteractionPage",
	"post /v1/crm/documents/{id}/interactions": "#Interaction",
	"put /v1/crm/documents/{id}/interactions": "#Interaction",
	"delete /v1/crm/documents/{id}/interactions": "u",
	"get /v1/crm/documents/{id}/interactions/subjects": "#InteractionSubjects",
	"get /v1/crm/documents/{wf_cid}/printTypes": "#PrintTypes",
	"get /v1/crm/settings/departments": "#ListEntries",
	"get /v1/crm/settings/functions": "#ListEntries",
	"get /v1/dashboard/documents/last": "#LastDocuments",
	"get /v1/dashboard/failed-logins": "#FailedLogins",
	"get /v1/dashboard/interactions/last": "#LastInteractions",
	"get /v1/dashboard/opened": "#OpenedRecords",
	"post /v1/dashboard/opened": "u",
	"get /v1/dashboard/search": "#SearchHits",
	"post /v1/dashboard/search": "#SearchHits",
	"get /v1/dashboard/trade": "#TradeFigures",
	"post /v1/documents": "#DocumentRows",
	"get /v1/documents/counts": "#DocumentCounts",
	"get /v1/documents/filter": "#DocumentFilters",
	"post /v1/documents/filter": "#DocumentFilter",
	"put /v1/documents/filter": "#DocumentFilter",
	"delete /v1/documents/filter/{id}": "u",
	"get /v1/inventory/choices": "#CountChoices",
	"post /v1/inventory/sessions": "#CountSession",
	"post /v1/inventory/sessions/search": "#CountSessionPage",
	"get /v1/inventory/sessions/{lfdnr}": "#CountSession",
	"get /v1/inventory/sessions/{lfdnr}/articles": "#CountArticles",
	"post /v1/inventory/sessions/{lfdnr}/code": {
		"hits": [
			"#CountCodeHit"
		]
	},
	"post /v1/inventory/sessions/{lfdnr}/join": "#CountSession",
	"post /v1/inventory/sessions/{lfdnr}/lines/search": "#CountLinePage",
	"post /v1/inventory/sessions/{lfdnr}/posting": "#CountSession",
	"put /v1/inventory/sessions/{lfdnr}/reasons": "u",
	"post /v1/inventory/sessions/{lfdnr}/recounts": "u",
	"post /v1/inventory/sessions/{lfdnr}/scans": "#CountReceipt",
	"get /v1/inventory/sessions/{lfdnr}/scans": "#CountLog",
	"put /v1/inventory/sessions/{lfdnr}/state": "#CountSession",
	"get /v1/inventory/sessions/{lfdnr}/unknown": "#UnknownCodes",
	"post /v1/inventory/sessions/{lfdnr}/zeros": "u",
	"post /v1/login": "#Tokens",
	"post /v1/logout": "u",
	"get /v1/notifications": "#Notifications",
	"post /v1/notifications/read": {
		"count": "i",
		"readAt": [
			"s",
			"z"
		]
	},
	"get /v1/notifications/unread": "#UnreadCount",
	"post /v1/notifications/unread": {
		"count": "i"
	},
	"get /v1/notifications/{id}": "#OpenedNotification",
	"patch /v1/notifications/{id}/read": "u",
	"post /v1/refresh": "#Tokens",
	"post /v1/scan": "#ScanHits",
	"get /v1/statisticSubApps": "#StatisticSubApps",
	"get /v1/statistics/article/{nr}/SaleDataPerAddress": "#AddressSales",
	"get /v1/statistics/article/{nr}/SaleDataSM": "#CharacteristicSales",
	"get /v1/statistics/article/{nr}/SaleDataSMPerAddress/{characteristic}": "#AddressSales",
	"get /v1/statistics/article/{nr}/revenue": "#SalePoints",
	"get /v1/statistics/article/{nr}/totalrevenue": "#SaleFigures",
	"get /v1/statistics/warehouses": "#WarehouseStatistics",
	"put /v1/task": "#Task",
	"put /v1/task-comments": "#TaskComment",
	"delete /v1/task-comments/{id}": "#TaskComment",
	"post /v1/task-comments/{id}/restore": "#TaskComment",
	"post /v1/task-resources/base/addresses": "#TaskObjects",
	"get /v1/task-resources/states": "#TaskStates",
	"get /v1/task-resources/titles": "#TaskTitles",
	"get /v1/task/assignable/users": "#TaskUsers",
	"get /v1/task/assignable/work-groups": "#TaskWorkGroups",
	"post /v1/task/counts": "#TaskCounts",
	"get /v1/task/history/{id}": "#TaskHistory",
	"get /v1/task/previews": "#TaskPage",
	"post /v1/task/search": "#TaskPage",
	"get /v1/task/user/previews": "#TaskPage",
	"get /v1/task/{id}": "#Task",
	"delete /v1/task/{id}": {
		"lfdnr": "i"
	},
	"patch /v1/task/{id}/assignees": "#Task",
	"patch /v1/task/{id}/checklist": "#Task",
	"patch /v1/task/{id}/description": "#Task",
	"patch /v1/task/{id}/due-date": "#Task",
	"patch /v1/task/{id}/notifications-active": {
		"value": "b"
	},
	"patch /v1/task/{id}/objects": "#Task",
	"post /v1/task/{id}/restore": "#Task",
	"patch /v1/task/{id}/state": "#Task",
	"patch /v1/task/{id}/title": "#Task",
	"get /v1/telemetry/app-access": "u",
	"get /v1/user": "#User",
	"get /v1/user/picture": "#UserPicture",
	"get /v1/user/settings": "#UserSettings",
	"put /v1/user/settings/WEB_cal": "#StoredCalendarSettings",
	"put /v1/user/settings/WEB_crm": "#StoredCrmSettings",
	"put /v1/user/settings/WEB_dashboard": "#StoredDashboardSettings",
	"put /v1/user/settings/WEB_notifications": "#StoredNotificationSettings",
	"post /v1/util/autofill/city": "#Places",
	"get /v1/util/autofill/gender": "#GenderSuggestion",
	"post /v1/util/autofill/street": "#Streets",
	"get /v1/util/country": "#Countries",
	"get /v1/util/genders": "#Genders"
};
