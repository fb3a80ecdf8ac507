//! The `OpenAPI` description as an HTML page without scripts or external files.

use std::fmt::Write as _;

use serde_json::Value;
use utoipa::openapi::OpenApi;

pub(crate) fn page(api: &OpenApi) -> String {
    let api = serde_json::to_value(api).expect("a description is plain data");
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Undercroft: the web API</title>\
         <h1>The web API</h1><p>For programs: <a href=\"/api/openapi.json\">openapi.json</a>. \
         What changes a match is a POST with the <code>seq</code> seen and an idempotency <code>key</code>; \
         tokens go into <code>Authorization: Bearer</code>; errors are <code>application/problem+json</code>.</p>",
    );
    page.push_str("<h2>Requests</h2><dl>");
    for (path, methods) in members(&api["paths"]) {
        for (method, operation) in members(methods) {
            let body = named(&operation["requestBody"]["content"]["application/json"]["schema"]);
            let answer = answers(&operation["responses"]);
            let summary = escaped(operation["summary"].as_str().unwrap_or_default());
            let _ = write!(
                page,
                "<dt><code>{} {}</code></dt><dd>{summary} {body} → {answer}</dd>",
                method.to_uppercase(),
                escaped(path)
            );
        }
    }
    page.push_str("</dl><h2>Messages</h2>");
    for (name, schema) in members(&api["components"]["schemas"]) {
        let text = serde_json::to_string_pretty(schema).expect("JSON is JSON");
        let _ = write!(
            page,
            "<h3 id=\"{name}\">{name}</h3><p>{}</p><pre>{}</pre>",
            escaped(schema["description"].as_str().unwrap_or_default()),
            escaped(&text)
        );
    }
    page.push_str("</html>");
    page
}

fn members(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn answers(responses: &Value) -> String {
    let good = members(responses).find(|(status, _)| status.starts_with('2') || status.starts_with('1'));
    good.map_or_else(String::new, |(status, response)| {
        format!("{status} {}", named(&response["content"]["application/json"]["schema"]))
    })
}

/// A link to the type, or to that of the list's items.
fn named(schema: &Value) -> String {
    let link = |schema: &Value| {
        let name = schema["$ref"].as_str()?.rsplit('/').next()?;
        Some(format!("<a href=\"#{name}\">{name}</a>"))
    };
    link(schema).or_else(|| link(&schema["items"]).map(|it| format!("list of {it}"))).unwrap_or_default()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
