// Made from apps/api/migrations by 'pnpm generate'. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as parsed JSON, written as JSON text. */
export type Json = ColumnType<unknown, string, string>;
export type JsonOrDefault = ColumnType<unknown, string | undefined, string>;
export type JsonOrNull = ColumnType<unknown, string | null | undefined, string | null>;

export interface AddressBankTable {
	lfdnr: number;
	iban: string;
	bic: Generated<string>;
	version: Generated<number>;
}

export interface AddressCompanyTable {
	lfdnr: number;
	contract_number: Generated<string>;
	association_lfdnr: number | null;
	industrial_sectors: Generated<string[]>;
	shipping_method: string | null;
	shipping_condition: string | null;
	payment_condition: string | null;
	sales_person_lfdnr: number | null;
	collective_delivery_note_interval: string | null;
	collective_invoice_interval: string | null;
	discount_type: string | null;
	discount: string | null;
	warehouse: string | null;
	association_is_invoice_address: Generated<boolean>;
	fibu_group: string | null;
	version: Generated<number>;
}

export interface AddressCustomerGroupsTable {
	lfdnr: number;
	code: string;
}

export interface AddressEmployeeTable {
	lfdnr: number;
	health_insurance_lfdnr: number | null;
	svnr: Generated<string>;
	svnr_dat: Generated<string>;
	staff_id: Generated<string>;
	id_number: Generated<string>;
	entry_date: string | null;
	exit_date: string | null;
	user_id: number | null;
	warehouse: string | null;
	is_cashier: Generated<boolean>;
	is_bde_employee: Generated<boolean>;
	is_external_employee: Generated<boolean>;
	version: Generated<number>;
}

export interface AddressHealthTable {
	lfdnr: number;
	svnr: Generated<string>;
	svnr_dat: Generated<string>;
	svnr_digits: GeneratedAlways<string>;
	health_insurance_lfdnr: number | null;
	insured_group: Generated<string>;
	is_fee_ready: Generated<boolean>;
	regojahr: number | null;
	europe_insurance_card: Generated<string>;
	has_diabetes: Generated<boolean>;
	has_angiopathie: Generated<boolean>;
	has_neuropathie: Generated<boolean>;
	allergies: Generated<string>;
	family_doctor_lfdnr: number | null;
	version: Generated<number>;
	has_main_insured: Generated<boolean>;
	main_lastname: Generated<string>;
	main_firstname: Generated<string>;
	main_gender_lfdnr: number | null;
	main_svnr: Generated<string>;
	main_svnr_dat: Generated<string>;
	main_health_insurance_lfdnr: number | null;
}

export interface AddressInsuranceTable {
	lfdnr: number;
	association_lfdnr: number | null;
	wage_group: string | null;
	fibu_group: string | null;
	kd_nr: Generated<string>;
	contract_partner_number: Generated<string>;
	service_carrier: string | null;
	service_state: string | null;
	data_carrier: string | null;
	data_state: string | null;
	accounting_carrier: string | null;
	accounting_state: string | null;
	external_invoice_number: Generated<boolean>;
	excess_invoice_separation: Generated<boolean>;
	allow_zero_svnr: Generated<boolean>;
	collective_invoice_interval: string | null;
	collective_invoice_type: string | null;
	collective_invoice_cover_sheet: string | null;
	own_contribution_group: string | null;
	document_data_carrier: string | null;
	gross_prices: Generated<boolean>;
	group_invoice: Generated<boolean>;
	excess: string | null;
	auto_free_admission: Generated<boolean>;
	check_state: string | null;
	lum_sum_excess_code: string | null;
	claim_periods: Generated<string[]>;
	version: Generated<number>;
}

export interface AddressMergesTable {
	lfdnr: Generated<number>;
	firma: number;
	survivor_lfdnr: number;
	merged_lfdnr: number;
	author: string;
	user_id: number | null;
	merged_at: Generated<string>;
	before: Json;
	after: Json;
	moved: Json;
}

export interface AddressSupplierTable {
	lfdnr: number;
	kd_nr: Generated<string>;
	supplier_group: string | null;
	association_lfdnr: number | null;
	industrial_sector: string | null;
	fibu_group: string | null;
	shipping_method: string | null;
	shipping_condition: string | null;
	price_on_demand: Generated<boolean>;
	price_on_delivery: Generated<boolean>;
	collective_delivery_note_interval: string | null;
	collective_invoice_interval: string | null;
	direct_branch_shipping: Generated<boolean>;
	direct_customer_delivery: Generated<boolean>;
	association_vat: Generated<boolean>;
	creditor_number: Generated<string>;
	opened_packs: Generated<boolean>;
	decimal_places: Generated<number>;
	minimum_order_value: string | null;
	payment_conditions: Generated<string[]>;
	payment_types: Generated<string[]>;
	lock_payment_proposal: Generated<boolean>;
	direct_debit_authorisation_date: string | null;
	discount_type: string | null;
	discount: string | null;
	version: Generated<number>;
}

export interface AddressTypesTable {
	fld_name: string;
	bezeichnung: string;
	fld_display_name: string;
	fld_display_bez: string;
	is_person: boolean;
	position: number;
}

export interface AddressesTable {
	lfdnr: Generated<number>;
	firma: Generated<number>;
	is_person: boolean;
	kd_konsument: Generated<boolean>;
	kd_patient: Generated<boolean>;
	kd_arzt: Generated<boolean>;
	kd_verkaeufer: Generated<boolean>;
	kd_sachwalter: Generated<boolean>;
	kd_interessent: Generated<boolean>;
	kd_kunde: Generated<boolean>;
	kd_lieferant: Generated<boolean>;
	kd_krankenkasse: Generated<boolean>;
	kd_heim: Generated<boolean>;
	salutation: Generated<string>;
	title_before: Generated<string>;
	title_after: Generated<string>;
	lastname: Generated<string>;
	firstname: Generated<string>;
	company_name: Generated<string>;
	gender_lfdnr: number | null;
	birth_date: string | null;
	street: Generated<string>;
	plz: Generated<string>;
	city: Generated<string>;
	country: Generated<string>;
	tel: Generated<string>;
	tel_note: Generated<string>;
	tel_e164: Generated<string>;
	mobile: Generated<string>;
	mobile_note: Generated<string>;
	mobile_e164: Generated<string>;
	email: Generated<string>;
	uid: Generated<string>;
	note: Generated<string>;
	hvnr: Generated<string>;
	doctor_subject: Generated<string>;
	residence_lfdnr: number | null;
	adult_representative_lfdnr: number | null;
	phonetic: Generated<string[]>;
	version: Generated<number>;
	created_at: Generated<string>;
	changed_at: Generated<string>;
	display_name: GeneratedAlways<string>;
	name_words: GeneratedAlways<string>;
	street_words: GeneratedAlways<string>;
	city_words: GeneratedAlways<string>;
	search_words: GeneratedAlways<string>;
	search_digits: GeneratedAlways<string>;
	is_relative: Generated<boolean>;
	representation_kind: string | null;
	representation_scope: Generated<string>;
	representation_valid_to: string | null;
	note_tone: Generated<string>;
	credit_limit: string | null;
}

export interface AppAccessTable {
	id: GeneratedAlways<string>;
	user_id: number;
	app_id: number;
	at: Generated<string>;
}

export interface AppointmentAddressesTable {
	appointment_lfdnr: number;
	address_lfdnr: number;
	position: Generated<number>;
}

export interface AppointmentDocumentsTable {
	appointment_lfdnr: number;
	wf_cid: number;
}

export interface AppointmentHistoryTable {
	id: GeneratedAlways<string>;
	appointment_lfdnr: number;
	version: number;
	at: Generated<string>;
	user_id: number | null;
	author: string;
	field: string;
	from_text: Generated<string>;
	to_text: Generated<string>;
}

export interface AppointmentObjectsTable {
	appointment_lfdnr: number;
	article_id: number;
}

export interface AppointmentResourcesTable {
	appointment_lfdnr: number;
	resource_lfdnr: number;
	during: string;
	blocks: boolean;
}

export interface AppointmentSeriesTable {
	serial_number: Generated<number>;
	firma: Generated<number>;
	rule: Json;
	first_day: string;
	version: Generated<number>;
	created_by: number | null;
	created_at: Generated<string>;
}

export interface AppointmentsTable {
	lfdnr: Generated<number>;
	firma: Generated<number>;
	title: string;
	all_day: Generated<boolean>;
	starts_at: string;
	ends_at: string;
	type_lfdnr: number;
	state_lfdnr: number;
	scope_lfdnr: number;
	location_lfdnr: number | null;
	tel_nr: Generated<string>;
	text: Generated<string>;
	conflict_resolution: Generated<string>;
	overbook_reason: Generated<string>;
	serial_number: number | null;
	original_date: string | null;
	deviates: Generated<boolean>;
	version: Generated<number>;
	created_by: number | null;
	created_at: Generated<string>;
	changed_at: Generated<string>;
	deleted_at: string | null;
	search_words: GeneratedAlways<string>;
}

export interface AppsTable {
	app_id: number;
	key: string;
	bezeichnung: string;
	category_id: number;
	url: string;
	licensed: Generated<boolean>;
	show_in_menu: Generated<boolean>;
	web_settings: Generated<boolean>;
	position: number;
}

export interface ArticleCategoriesTable {
	code: string;
	bezeichnung: string;
	article_type: string;
	position: Generated<number>;
}

export interface ArticleGroupsTable {
	code: string;
	bezeichnung: string;
	article_category: string;
	position: Generated<number>;
}

export interface ArticleLotsTable {
	article_id: number;
	lot: string;
	expiry: string | null;
}

export interface ArticlePacksTable {
	id: Generated<number>;
	article_id: number;
	unit: string;
	quantity: string;
	gtin: Generated<string>;
	gtin14: GeneratedAlways<string | null>;
}

export interface ArticlePicturesTable {
	article_id: number;
	picture: Buffer;
	picture_type: string;
	hash: GeneratedAlways<string>;
}

export interface ArticlePlacesTable {
	article_id: number;
	warehouse: string;
	shelf: string;
}

export interface ArticlePurchasePricesTable {
	id: Generated<number>;
	article_id: number;
	supplier_lfdnr: number;
	supplier_number: Generated<string>;
	min_quantity: Generated<string>;
	valid_from: string | null;
	valid_to: string | null;
	list_price: string;
	discount: Generated<string>;
	discount2: Generated<string>;
	net_price: string;
	purchase_price: string;
	version: Generated<number>;
}

export interface ArticleSalePricesTable {
	id: Generated<number>;
	article_id: number;
	price_list: Generated<string>;
	unit: Generated<string>;
	min_quantity: Generated<string>;
	customer_group: string | null;
	customer_lfdnr: number | null;
	valid_from: string | null;
	valid_to: string | null;
	net_price: string;
	gross_price: string;
	is_gross: Generated<boolean>;
	version: Generated<number>;
}

export interface ArticleStockTable {
	article_id: number;
	on_hand: Generated<string>;
	min_stock: Generated<string>;
	dep: string | null;
	state: GeneratedAlways<string>;
}

export interface ArticleTypesTable {
	code: string;
	bezeichnung: string;
	position: Generated<number>;
}

export interface ArticlesTable {
	id: Generated<number>;
	art_nr: string;
	art_nr2: Generated<string>;
	name: string;
	ean: Generated<string>;
	article_type: string | null;
	article_category: string | null;
	article_group: string | null;
	is_active: Generated<boolean>;
	version: Generated<number>;
	search_words: GeneratedAlways<string>;
	firma: Generated<number>;
	unit: Generated<string>;
	vat_code: Generated<string>;
	statistic_group: string | null;
	statistic_code: string | null;
	commission_group: string | null;
	revenue_group: string | null;
	object_type: string | null;
	object_type_group: string | null;
	is_stocked: Generated<boolean>;
	lot_duty: Generated<boolean>;
	serial_duty: Generated<boolean>;
	is_discountable: Generated<boolean>;
	is_orderable: Generated<boolean>;
	needs_approval: Generated<boolean>;
	is_rental: Generated<boolean>;
	is_medical_device: Generated<boolean>;
	vpe: Generated<string>;
	dbzk: string | null;
	note: Generated<string>;
	changed_at: Generated<string>;
	gtins: Generated<string>;
	gtin14: GeneratedAlways<string | null>;
	search_digits: GeneratedAlways<string>;
	picture_version: Generated<number>;
}

export interface AttachmentsTable {
	lfdnr: Generated<number>;
	address_lfdnr: number;
	interaction_id: number | null;
	document_wf_cid: number | null;
	kind: string;
	name: string;
	content_type: string;
	size: number;
	sha256: Buffer;
	content: Buffer;
	author: string;
	author_user_id: number | null;
	created_at: Generated<string>;
}

export interface AuditLogTable {
	id: GeneratedAlways<string>;
	at: Generated<string>;
	action: string;
	outcome: Generated<string>;
	user_id: number | null;
	session_id: string | null;
	subject: string | null;
	remote: string | null;
	request_id: string | null;
	details: JsonOrDefault;
}

export interface CalendarFeedsTable {
	lfdnr: GeneratedAlways<number>;
	user_id: number;
	bezeichnung: string;
	level: string;
	secret_hash: Buffer;
	created_at: Generated<string>;
	fetched_at: string | null;
	ended_at: string | null;
}

export interface CalendarHoursTable {
	location_lfdnr: number;
	weekday: number;
	opens: string;
	closes: string;
}

export interface CalendarLocationsTable {
	lfdnr: Generated<number>;
	firma: Generated<number>;
	bezeichnung: string;
	active: Generated<boolean>;
	position: Generated<number>;
}

export interface CalendarResourcesTable {
	lfdnr: Generated<number>;
	firma: Generated<number>;
	kind: string;
	bezeichnung: string;
	location_lfdnr: number | null;
	user_id: number | null;
	active: Generated<boolean>;
	position: Generated<number>;
}

export interface CalendarScopesTable {
	lfdnr: Generated<number>;
	bezeichnung: string;
	is_private: Generated<boolean>;
	position: Generated<number>;
	is_department: Generated<boolean>;
}

export interface CalendarStatesTable {
	lfdnr: Generated<number>;
	bezeichnung: string;
	pattern: string;
	blocks: Generated<boolean>;
	done: Generated<boolean>;
	position: Generated<number>;
}

export interface CalendarTypesTable {
	lfdnr: Generated<number>;
	firma: Generated<number>;
	bezeichnung: string;
	color: string;
	minutes: number;
	before_minutes: Generated<number>;
	after_minutes: Generated<number>;
	active: Generated<boolean>;
	position: Generated<number>;
}

export interface CalendarWaitingTable {
	lfdnr: Generated<number>;
	firma: Generated<number>;
	title: string;
	address_lfdnr: number | null;
	type_lfdnr: number;
	location_lfdnr: number | null;
	minutes: number;
	from_day: string;
	until_day: string | null;
	day_time: Generated<string>;
	tel_nr: Generated<string>;
	text: Generated<string>;
	version: Generated<number>;
	created_by: number | null;
	created_at: Generated<string>;
	appointment_lfdnr: number | null;
	ended_at: string | null;
}

export interface CalendarWaitingResourcesTable {
	waiting_lfdnr: number;
	resource_lfdnr: number;
}

export interface CategoriesTable {
	id: number;
	bezeichnung: string;
	position: number;
}

export interface ClaimPeriodsTable {
	own_contribution_group: string;
	code: string;
}

export interface CompanyTable {
	firma: number;
	name: string;
	form: Generated<string>;
	street: Generated<string>;
	postcode: Generated<string>;
	city: Generated<string>;
	country: Generated<string>;
	tel: Generated<string>;
	email: Generated<string>;
	logo: Buffer | null;
	logo_type: string | null;
	uid: Generated<string>;
	register_number: Generated<string>;
	register_court: Generated<string>;
	seat: Generated<string>;
	web: Generated<string>;
	bank_name: Generated<string>;
	iban: Generated<string>;
	bic: Generated<string>;
	paper_text: Generated<string>;
}

export interface ContactDepartmentsTable {
	id: number;
	bezeichnung: string;
}

export interface ContactFunctionsTable {
	id: number;
	bezeichnung: string;
}

export interface ContactPersonsTable {
	id: Generated<number>;
	lfdnr: number;
	salutation: Generated<string>;
	title: Generated<string>;
	lastname: string;
	firstname: Generated<string>;
	department_id: number | null;
	function_id: number | null;
	tel: Generated<string>;
	mobile: Generated<string>;
	email: Generated<string>;
	note: Generated<string>;
	version: Generated<number>;
}

export interface ContributionRulesTable {
	own_contribution_group: string;
	valid_from: string;
	kind: string;
	percent: Generated<string>;
	minimum: Generated<string>;
	fee: Generated<string>;
	carrier_maximum: string | null;
}

export interface CountCountersTable {
	session: number;
	user_id: number;
	joined_at: Generated<string>;
	last_at: string | null;
	entries: Generated<number>;
	devices: Generated<string[]>;
}

export interface CountLinesTable {
	session: number;
	article_id: number;
	shelf: Generated<string>;
	is_added: Generated<boolean>;
	round: Generated<number>;
	recount_by: number | null;
	counted: string | null;
	counted_since: string | null;
	counted_at: string | null;
	counters: Generated<number[]>;
	has_conflict: Generated<boolean>;
	labels: JsonOrDefault;
	reason: string | null;
	reason_note: Generated<string>;
	posted_book: string | null;
	posted_difference: string | null;
	posted_dep: string | null;
	is_equal: boolean | null;
}

export interface CountScansTable {
	session: number;
	id: string;
	seq: GeneratedAlways<string>;
	user_id: number;
	device: string;
	at: string;
	received_at: Generated<string>;
	code: string;
	art_nr: string | null;
	article_id: number | null;
	count: string;
	factor: string;
	place: string;
	lot: string;
	serial: string;
	expiry: string | null;
	note: string;
	undoes: string | null;
	round: number;
}

export interface CountSessionsTable {
	lfdnr: Generated<number>;
	firma: Generated<number>;
	title: string;
	warehouse: string;
	kind: string;
	key_date: string | null;
	is_blind: boolean;
	article_groups: Generated<string[]>;
	shelves: Generated<string[]>;
	limit_pieces: string | null;
	limit_percent: string | null;
	limit_value: string | null;
	state: Generated<string>;
	version: Generated<number>;
	created_by: number | null;
	created_at: Generated<string>;
	released_by: number | null;
	released_at: string | null;
	posted_by: number | null;
	posted_at: string | null;
}

export interface CountriesTable {
	code: string;
	bezeichnung: string;
	position: Generated<number>;
}

export interface CustomerGroupsTable {
	code: string;
	bezeichnung: string;
	position: Generated<number>;
}

export interface DeletedInteractionsTable {
	id: number;
	lfdnr: number;
	wf_cid: number | null;
	subject: string;
	text: string;
	channel: string;
	author: string;
	author_user_id: number | null;
	at: string;
	version: number;
	deleted_at: Generated<string>;
	deleted_by: string;
}

export interface DistinctAddressesTable {
	lfdnr: number;
	other_lfdnr: number;
	user_id: number | null;
	at: Generated<string>;
	reason: Generated<string>;
}

export interface DistinctDraftsTable {
	user_id: number;
	draft: string;
	other_lfdnr: number;
	at: Generated<string>;
	reason: Generated<string>;
}

export interface DocumentCountersTable {
	firma: number;
	document_type_id: number;
	year: number;
	last: number;
	last_date: string;
}

export interface DocumentDeliveriesTable {
	wf_cid: number;
	signed_by: string;
	at: Generated<string>;
	user_id: number | null;
}

export interface DocumentEventsTable {
	id: GeneratedAlways<string>;
	wf_cid: number;
	at: Generated<string>;
	user_id: number | null;
	author: string;
	kind: string;
	from_text: Generated<string>;
	to_text: Generated<string>;
}

export interface DocumentFiltersTable {
	id: Generated<number>;
	firma: Generated<number>;
	user_id: number;
	name: string;
	is_shared: Generated<boolean>;
	is_default: Generated<boolean>;
	schema_version: Generated<number>;
	conditions: Json;
	version: Generated<number>;
}

export interface DocumentHealthTable {
	wf_cid: number;
	diagnosis: Generated<string>;
	insured_group: string | null;
	exemption: string | null;
	prescription_date: string | null;
}

export interface DocumentLinksTable {
	from_wf_cid: number;
	to_wf_cid: number;
}

export interface DocumentObjectPicturesTable {
	id: Generated<number>;
	object_id: number;
	picture: Buffer;
	picture_type: string;
}

export interface DocumentObjectsTable {
	id: Generated<number>;
	firma: Generated<number>;
	serial_number: string;
	bezeichnung: string;
	article_number: string | null;
	address_lfdnr: number | null;
	search_words: GeneratedAlways<string>;
}

export interface DocumentOriginalsTable {
	wf_cid: number;
	content: Json;
	pdf: Buffer;
	sha256: string;
	made_at: Generated<string>;
}

export interface DocumentPaymentsTable {
	id: Generated<number>;
	wf_cid: number;
	date: string;
	amount: string;
	payment_type: string;
	credit_wf_cid: number | null;
	receipt_number: Generated<string>;
	terminal: string | null;
	user_id: number | null;
	author: Generated<string>;
	at: Generated<string>;
}

export interface DocumentPositionsTable {
	id: Generated<string>;
	wf_cid: number;
	position: number;
	kind: string;
	firma: number;
	article_number: string | null;
	text: Generated<string>;
	quantity: Generated<string>;
	open_quantity: Generated<string>;
	unit: Generated<string>;
	price: Generated<string>;
	factor: string | null;
	cost: string | null;
	discount: Generated<string>;
	discount2: Generated<string>;
	vat_code: Generated<string>;
	vat_rate: Generated<string>;
	amount: Generated<string>;
	lot: string | null;
	serial_number: string | null;
	object_id: number | null;
	client_lfdnr: number | null;
	driver: string | null;
	internal_id: string | null;
	reference_number: string | null;
	quantity_id: string | null;
	process_state: Generated<number>;
	has_signature: Generated<boolean>;
	search_words: GeneratedAlways<string>;
	pack_quantity: Generated<string>;
	prescription_wf_cid: number | null;
}

export interface DocumentStatesTable {
	state: string;
	is_open: boolean;
}

export interface DocumentTypeStatesTable {
	document_type_id: number;
	rank: number;
	state: string;
}

export interface DocumentTypesTable {
	id: number;
	short_type: string;
	bezeichnung: string;
	document_group: Generated<string>;
	movement_type: Generated<string>;
	form_group: Generated<string>;
	is_payable: Generated<boolean>;
	position: Generated<number>;
}

export interface DocumentsTable {
	wf_cid: Generated<number>;
	firma: Generated<number>;
	document_type_id: number;
	nr: string;
	name: string;
	date: string;
	state: string;
	address_lfdnr: number;
	created_by: number | null;
	created_at: Generated<string>;
	version: Generated<number>;
	nr_compact: GeneratedAlways<string>;
	search_words: GeneratedAlways<string>;
	search_digits: GeneratedAlways<string>;
	recipient_name: Generated<string>;
	recipient_street: Generated<string>;
	recipient_plz: Generated<string>;
	recipient_city: Generated<string>;
	recipient_country: Generated<string>;
	state_rank: number;
	issued_at: string | null;
	delivery_date: string | null;
	preferred_date: string | null;
	billing_date: string | null;
	due_date: string | null;
	association_lfdnr: number | null;
	doctor_lfdnr: number | null;
	residence_lfdnr: number | null;
	invoice_address_lfdnr: number | null;
	delivery_address_lfdnr: number | null;
	salesperson_lfdnr: number | null;
	insurance_lfdnr: number | null;
	prescription_state: Generated<string>;
	deductible_state: Generated<string>;
	own_contribution_group: string | null;
	kv_created: Generated<boolean>;
	permanent_care: Generated<boolean>;
	care_type: string | null;
	delivery_interval: string | null;
	quarter: string | null;
	open_at: Generated<boolean>;
	vsd: Generated<boolean>;
	last_delivery: string | null;
	reminder: string | null;
	patient_share: string | null;
	carrier_share: string | null;
	billing_type: Generated<string>;
	billing_condition: Generated<string>;
	delivery_condition: string | null;
	delivery_type: string | null;
	fibu_account: string | null;
	location: Generated<string>;
	billing_location: string | null;
	terminal: string | null;
	currency: Generated<string>;
	price_list: Generated<string>;
	is_gross: Generated<boolean>;
	discount: Generated<string>;
	net: Generated<string>;
	vat: Generated<string>;
	gross: Generated<string>;
	open_amount: Generated<string>;
	order_reference: Generated<string>;
	internal_id: Generated<string>;
	remark: Generated<string>;
	head_text: Generated<string>;
	foot_text: Generated<string>;
	remark_words: GeneratedAlways<string>;
	rates: JsonOrDefault;
	marks: GeneratedAlways<string[]>;
	is_goods_returned: Generated<boolean>;
	is_recipient_no_business: Generated<boolean>;
}

export interface GendersTable {
	lfdnr: number;
	code: string;
	bezeichnung: string;
	position: number;
}

export interface IdempotencyKeysTable {
	user_id: number;
	key: string;
	operation: string;
	request_hash: Buffer;
	status: number | null;
	response: JsonOrNull;
	created_at: Generated<string>;
}

export interface InstallationTable {
	key: string;
	value: Json;
	at: Generated<string>;
}

export interface InsuranceParametersTable {
	lfdnr: number;
	name: string;
	value: string;
}

export interface InsuranceVpNumbersTable {
	lfdnr: number;
	position: number;
	warehouse: string | null;
	number: string;
}

export interface InteractionSubjectsTable {
	bezeichnung: string;
	position: Generated<number>;
}

export interface InteractionsTable {
	id: Generated<number>;
	lfdnr: number;
	wf_cid: number | null;
	subject: string;
	text: Generated<string>;
	channel: string;
	author: string;
	author_user_id: number | null;
	at: Generated<string>;
	version: Generated<number>;
}

export interface LoginFailuresTable {
	id: GeneratedAlways<string>;
	account: string;
	remote: string;
	failed_at: Generated<string>;
}

export interface MasterDataTable {
	id: Generated<number>;
	list: string;
	code: string;
	bezeichnung: string;
	position: Generated<number>;
}

export interface MergedNumbersTable {
	merged_lfdnr: number;
	survivor_lfdnr: number;
}

export interface NotificationsTable {
	nid: Generated<number>;
	user_id: number;
	subject: string;
	text: Generated<string>;
	send_date: Generated<string>;
	from_user: Generated<string>;
	read_at: string | null;
	type: Generated<string>;
	task_lfdnr: number | null;
}

export interface OpenedRecordsTable {
	user_id: number;
	type: string;
	id: string;
	opened_at: Generated<string>;
}

export interface OwnCodeRulesTable {
	prefix: string;
	kind: string;
	article_digits: number;
	decimals: Generated<number>;
}

export interface PaperLogosTable {
	sha256: string;
	logo: Buffer;
	logo_type: string;
}

export interface PlacesTable {
	country: Generated<string>;
	plz: string;
	city: string;
	province: Generated<string>;
	position: Generated<number>;
}

export interface PositionLinksTable {
	from_position: string;
	to_position: string;
	quantity: string;
}

export interface ProcessStatesTable {
	rank: number;
	bezeichnung: string;
}

export interface RefreshTokensTable {
	token_id: GeneratedAlways<string>;
	session_id: string;
	parent_id: string | null;
	token_hash: Buffer;
	created_at: Generated<string>;
	expires_at: string;
	used_at: string | null;
}

export interface SchemaMigrationsTable {
	name: string;
	checksum: string;
	applied_at: Generated<string>;
}

export interface SearchVocabularyTable {
	word: string;
	reductions: string[];
}

export interface SecretsTable {
	name: string;
	value: Buffer;
	created_at: Generated<string>;
}

export interface SessionsTable {
	session_id: Generated<string>;
	user_id: number;
	created_at: Generated<string>;
	last_used_at: Generated<string>;
	absolute_expiry: string;
	ended_at: string | null;
	end_reason: string | null;
	remote: string | null;
	user_agent: string | null;
}

export interface StatisticSubAppsTable {
	key: string;
	bezeichnung: string;
	url: string;
	listed: Generated<boolean>;
	position: number;
}

export interface StockBalancesTable {
	article_id: number;
	warehouse: string;
	lot: Generated<string>;
	serial: Generated<string>;
	quantity: string;
}

export interface StockMovementsTable {
	id: GeneratedAlways<string>;
	article_id: number;
	warehouse: string;
	lot: Generated<string>;
	serial: Generated<string>;
	quantity: string;
	at: string;
	kind: string;
	wf_cid: number | null;
	unit_cost: string | null;
	note: Generated<string>;
	user_id: number | null;
	posted_at: Generated<string>;
}

export interface StreetsTable {
	country: Generated<string>;
	plz: string;
	name: string;
	city: Generated<string>;
	street_words: GeneratedAlways<string>;
}

export interface TaskAssigneesTable {
	task_lfdnr: number;
	user_id: number | null;
	work_group_lfdnr: number | null;
	firma: number | null;
	state_lfdnr: number | null;
	due_date: string | null;
	is_live: Generated<boolean>;
	created_by: number | null;
	search_words: string | null;
}

export interface TaskCommentsTable {
	lfdnr: GeneratedAlways<number>;
	task_lfdnr: number;
	user_id: number | null;
	author: string;
	text: string;
	at: Generated<string>;
	edited_at: string | null;
	deleted_at: string | null;
}

export interface TaskHistoryTable {
	id: GeneratedAlways<string>;
	task_lfdnr: number;
	version: number;
	at: Generated<string>;
	user_id: number | null;
	author: string;
	field: string;
	from_text: Generated<string>;
	to_text: Generated<string>;
}

export interface TaskObjectsTable {
	task_lfdnr: number;
	address_lfdnr: number | null;
	wf_cid: number | null;
	article_id: number | null;
	appointment_lfdnr: number | null;
}

export interface TaskStateStepsTable {
	from_state: number;
	to_state: number;
	only_concerned: Generated<boolean>;
}

export interface TaskStatesTable {
	lfdnr: number;
	bezeichnung: string;
	done: boolean;
	position: number;
}

export interface TaskTalliesTable {
	firma: number;
	state_lfdnr: number;
	due_date: string | null;
	tasks: number;
}

export interface TaskTitlesTable {
	position: number;
	bezeichnung: string;
}

export interface TaskWatchersTable {
	task_lfdnr: number;
	user_id: number;
}

export interface TasksTable {
	lfdnr: Generated<number>;
	firma: Generated<number>;
	title: string;
	description: Generated<string>;
	due_date: string | null;
	state_lfdnr: number;
	created_by: number | null;
	created_at: Generated<string>;
	version: Generated<number>;
	checklist: JsonOrDefault;
	search_words: GeneratedAlways<string>;
	due_told_on: string | null;
	deleted_at: string | null;
	deleted_by: number | null;
	moved_from: number | null;
	moved_by: number | null;
	moved_at: string | null;
}

export interface UserAppsTable {
	user_id: number;
	app_id: number;
}

export interface UserRightsTable {
	user_id: number;
	key: string;
}

export interface UserSettingsTable {
	user_id: number;
	app: string;
	settings: JsonOrDefault;
	version: Generated<number>;
	changed_at: Generated<string>;
}

export interface UsersTable {
	user_id: Generated<number>;
	firma: Generated<number>;
	username: string;
	email: Generated<string>;
	password_hash: string;
	user_lvl: Generated<number>;
	admin: Generated<boolean>;
	disabled: Generated<boolean>;
	picture: Buffer | null;
	picture_type: string | null;
	created_at: Generated<string>;
	identity: string;
}

export interface VatNotesTable {
	code: string;
	note: string;
	needs_recipient_uid: Generated<boolean>;
}

export interface VatRatesTable {
	code: string;
	valid_from: string;
	percent: string;
}

export interface WorkGroupMembersTable {
	work_group_lfdnr: number;
	user_id: number;
}

export interface WorkGroupsTable {
	lfdnr: Generated<number>;
	bezeichnung: string;
}

/** Every table of Kontor. */
export interface Tables {
	address_bank: AddressBankTable;
	address_company: AddressCompanyTable;
	address_customer_groups: AddressCustomerGroupsTable;
	address_employee: AddressEmployeeTable;
	address_health: AddressHealthTable;
	address_insurance: AddressInsuranceTable;
	address_merges: AddressMergesTable;
	address_supplier: AddressSupplierTable;
	address_types: AddressTypesTable;
	addresses: AddressesTable;
	app_access: AppAccessTable;
	appointment_addresses: AppointmentAddressesTable;
	appointment_documents: AppointmentDocumentsTable;
	appointment_history: AppointmentHistoryTable;
	appointment_objects: AppointmentObjectsTable;
	appointment_resources: AppointmentResourcesTable;
	appointment_series: AppointmentSeriesTable;
	appointments: AppointmentsTable;
	apps: AppsTable;
	article_categories: ArticleCategoriesTable;
	article_groups: ArticleGroupsTable;
	article_lots: ArticleLotsTable;
	article_packs: ArticlePacksTable;
	article_pictures: ArticlePicturesTable;
	article_places: ArticlePlacesTable;
	article_purchase_prices: ArticlePurchasePricesTable;
	article_sale_prices: ArticleSalePricesTable;
	article_stock: ArticleStockTable;
	article_types: ArticleTypesTable;
	articles: ArticlesTable;
	attachments: AttachmentsTable;
	audit_log: AuditLogTable;
	calendar_feeds: CalendarFeedsTable;
	calendar_hours: CalendarHoursTable;
	calendar_locations: CalendarLocationsTable;
	calendar_resources: CalendarResourcesTable;
	calendar_scopes: CalendarScopesTable;
	calendar_states: CalendarStatesTable;
	calendar_types: CalendarTypesTable;
	calendar_waiting: CalendarWaitingTable;
	calendar_waiting_resources: CalendarWaitingResourcesTable;
	categories: CategoriesTable;
	claim_periods: ClaimPeriodsTable;
	company: CompanyTable;
	contact_departments: ContactDepartmentsTable;
	contact_functions: ContactFunctionsTable;
	contact_persons: ContactPersonsTable;
	contribution_rules: ContributionRulesTable;
	count_counters: CountCountersTable;
	count_lines: CountLinesTable;
	count_scans: CountScansTable;
	count_sessions: CountSessionsTable;
	countries: CountriesTable;
	customer_groups: CustomerGroupsTable;
	deleted_interactions: DeletedInteractionsTable;
	distinct_addresses: DistinctAddressesTable;
	distinct_drafts: DistinctDraftsTable;
	document_counters: DocumentCountersTable;
	document_deliveries: DocumentDeliveriesTable;
	document_events: DocumentEventsTable;
	document_filters: DocumentFiltersTable;
	document_health: DocumentHealthTable;
	document_links: DocumentLinksTable;
	document_object_pictures: DocumentObjectPicturesTable;
	document_objects: DocumentObjectsTable;
	document_originals: DocumentOriginalsTable;
	document_payments: DocumentPaymentsTable;
	document_positions: DocumentPositionsTable;
	document_states: DocumentStatesTable;
	document_type_states: DocumentTypeStatesTable;
	document_types: DocumentTypesTable;
	documents: DocumentsTable;
	genders: GendersTable;
	idempotency_keys: IdempotencyKeysTable;
	installation: InstallationTable;
	insurance_parameters: InsuranceParametersTable;
	insurance_vp_numbers: InsuranceVpNumbersTable;
	interaction_subjects: InteractionSubjectsTable;
	interactions: InteractionsTable;
	login_failures: LoginFailuresTable;
	master_data: MasterDataTable;
	merged_numbers: MergedNumbersTable;
	notifications: NotificationsTable;
	opened_records: OpenedRecordsTable;
	own_code_rules: OwnCodeRulesTable;
	paper_logos: PaperLogosTable;
	places: PlacesTable;
	position_links: PositionLinksTable;
	process_states: ProcessStatesTable;
	refresh_tokens: RefreshTokensTable;
	schema_migrations: SchemaMigrationsTable;
	search_vocabulary: SearchVocabularyTable;
	secrets: SecretsTable;
	sessions: SessionsTable;
	statistic_sub_apps: StatisticSubAppsTable;
	stock_balances: StockBalancesTable;
	stock_movements: StockMovementsTable;
	streets: StreetsTable;
	task_assignees: TaskAssigneesTable;
	task_comments: TaskCommentsTable;
	task_history: TaskHistoryTable;
	task_objects: TaskObjectsTable;
	task_state_steps: TaskStateStepsTable;
	task_states: TaskStatesTable;
	task_tallies: TaskTalliesTable;
	task_titles: TaskTitlesTable;
	task_watchers: TaskWatchersTable;
	tasks: TasksTable;
	user_apps: UserAppsTable;
	user_rights: UserRightsTable;
	user_settings: UserSettingsTable;
	users: UsersTable;
	vat_notes: VatNotesTable;
	vat_rates: VatRatesTable;
	work_group_members: WorkGroupMembersTable;
	work_groups: WorkGroupsTable;
}
