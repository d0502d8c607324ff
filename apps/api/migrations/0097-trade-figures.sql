-- Turnover, customers and open amounts of the dashboard are read from indexes of issued invoices (30) and credit notes
-- (40) alone, whatever else documents hold.
create index documents_receipts on documents (firma, date) include (net, address_lfdnr)
	where document_type_id in (30, 40) and state_rank >= 20 and state_rank not in (80, 99);
create index documents_receipts_open on documents (firma, due_date) include (open_amount)
	where document_type_id in (30, 40) and state_rank >= 20 and state_rank not in (80, 99) and open_amount <> 0;
