-- Pages of the list of articles are read from indexes alone: how stock stands, where it lies, the orders of names.

alter table article_stock add column state text not null generated always as (
	case when on_hand < 0 then 'negative' when on_hand = 0 then 'none' when on_hand < min_stock then 'low'
		else 'available' end) stored;
create index article_stock_by_state on article_stock (state, article_id);
drop index article_stock_low;

drop index articles_by_name;
create index articles_by_name on articles (firma, name, art_nr) include (id);
drop index articles_by_type;
drop index articles_by_category;
drop index articles_by_group;
create index articles_by_type on articles (firma, article_type, name, art_nr) include (id);
create index articles_by_category on articles (firma, article_category, name, art_nr) include (id);
create index articles_by_group on articles (firma, article_group, name, art_nr) include (id);

-- Beside the firma, positions of an article that have something open are few; those it ever had grow with the years.
drop index document_positions_open;
create index document_positions_open on document_positions (firma, article_number, wf_cid) where open_quantity <> 0;
