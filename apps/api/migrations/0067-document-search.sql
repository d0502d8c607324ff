-- What the search of documents asks beside 0061.

create index document_positions_by_quantity_id on document_positions (quantity_id) where quantity_id is not null;
create index documents_by_delivery_last on documents (firma, delivery_date desc nulls last, wf_cid desc);
create index documents_without_prescription on documents (firma, date desc, wf_cid desc)
	where state_rank < 80 and insurance_lfdnr is not null and prescription_state in ('NICHT', 'ANGEF');
